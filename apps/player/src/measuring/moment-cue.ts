import type { LiveReading } from '@lithe/movements'
import { type Assignment, unitOf } from '../state/assignment.ts'
import type { MomentCue } from '../state/cue.ts'

/** A longer pause after a repetition or reach is a rest. */
const pauseSeconds = 3

type Moment = { reading: Pick<LiveReading, 'phase'>; seconds: number }

/** Gives the cue for what the body is doing now, so that the text never lags; null before the start. */
export function createMomentCue({ movement }: Pick<Assignment, 'movement'>) {
  const unit = unitOf(movement)
  let busyAt: number | null = null
  let hasDoneOne = false

  return ({ reading: { phase }, seconds }: Moment): MomentCue | null => {
    if (unit === 'seconds') return phase === 'holding' ? 'steady' : null
    if (phase === 'moving' || phase === 'holding') busyAt = seconds
    // An incomplete repetition counts too: instructions come only before the first.
    else if (busyAt !== null) hasDoneOne = true
    if (unit === 'degrees' && phase === 'holding') return 'stay-there'
    if (!hasDoneOne || busyAt === null) return null
    return unit === 'reps' && seconds - busyAt < pauseSeconds ? 'keep-going' : 'once-more'
  }
}

import type { LiveReading } from '@lithe/movements'
import type { Assignment } from '../state/assignment.ts'
import { unitOf } from '../state/assignment.ts'
import type { MomentCue } from '../state/cue.ts'

/** Between two repetitions, or after a reach; longer than that the person rests. */
const pauseSeconds = 3

type Moment = { reading: Pick<LiveReading, 'phase'>; seconds: number }

/** What the body does now, so that what stands on the screen is never about a moment ago; null before it has begun. */
export function createMomentCue({ movement }: Pick<Assignment, 'movement'>) {
  const unit = unitOf(movement)
  let busyAt: number | null = null
  let hasDoneOne = false

  return ({ reading: { phase }, seconds }: Moment): MomentCue | null => {
    if (unit === 'seconds') return phase === 'holding' ? 'steady' : null
    if (phase === 'moving' || phase === 'holding') busyAt = seconds
    // One that fell short is done as well: what to do was said before the first.
    else if (busyAt !== null) hasDoneOne = true
    if (unit === 'degrees' && phase === 'holding') return 'stay-there'
    if (!hasDoneOne || busyAt === null) return null
    return unit === 'reps' && seconds - busyAt < pauseSeconds ? 'keep-going' : 'once-more'
  }
}

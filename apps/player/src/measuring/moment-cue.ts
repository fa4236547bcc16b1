import type { LiveReading } from '@lithe/movements'
import type { Assignment } from '../state/assignment.ts'
import { unitOf } from '../state/assignment.ts'
import type { MomentCue } from '../state/cue.ts'

/** Between two repetitions, or after a reach; longer than that the person rests. */
const pauseSeconds = 3

type Moment = { reading: Pick<LiveReading, 'value' | 'phase'>; seconds: number }

/** What the body does now, so that what stands on the screen is never about a moment ago; null before it has begun. */
export function createMomentCue({ movement }: Pick<Assignment, 'movement'>) {
  const unit = unitOf(movement)
  let hasReached = false
  let busyAt = 0

  return ({ reading: { value, phase }, seconds }: Moment): MomentCue | null => {
    if (unit === 'seconds') return phase === 'holding' ? 'steady' : null
    if (phase === 'moving' || phase === 'holding') busyAt = seconds
    if (unit === 'degrees' && phase === 'holding') {
      hasReached = true
      return 'stay-there'
    }
    const hasDoneOne = unit === 'reps' ? value > 0 : hasReached
    if (!hasDoneOne) return null
    return unit === 'reps' && seconds - busyAt < pauseSeconds ? 'keep-going' : 'once-more'
  }
}

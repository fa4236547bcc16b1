import { createAnalyser } from '@lithe/movements'
import { inSeconds, type Milliseconds, type PoseFrame, secondsBetween } from '@lithe/pose'
import { type Assignment, unitOf } from '../state/assignment.ts'

/** Long enough to be said and read. */
const tellSeconds = 3.5

/** True for a while after each full repetition done before the window: it will not count. */
export function createEarlyMovement({ movement, ease, windowSeconds }: Assignment) {
  const analyser =
    unitOf(movement) === 'reps' ? createAnalyser(movement, inSeconds(windowSeconds), ease) : null
  let done = 0
  let doneAt: Milliseconds | null = null
  return (frame: PoseFrame): boolean => {
    const { value } = analyser?.observe(frame) ?? { value: 0 }
    if (value > done) doneAt = frame.time
    done = value
    return doneAt !== null && secondsBetween(doneAt, frame.time) < tellSeconds
  }
}

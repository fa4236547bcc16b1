import { createAnalyser, createReadinessCheck, createStopWatch, type FramingAdvice } from '@lithe/movements'
import { inSeconds, type Milliseconds, type PoseFrame, secondsBetween } from '@lithe/pose'
import type { Stage } from '../stage/stage.ts'
import { type Assignment, unitOf } from '../state/assignment.ts'
import { createSecondLook } from './second-look.ts'
import { createSteadyAdvice } from './steady-advice.ts'
import { type Conditions, watchConditions } from './watch-conditions.ts'

export type Watch = (frame: PoseFrame) => void

type FramingParts = Conditions & {
  stage: Stage
  /** Restarts the search for the body. */
  lookAgain: () => void
  /** Verifies that the tracked region holds the body. */
  doubt: () => void
  /** Gets the frame of the ready pose, through the countdown; null once it is lost. */
  prepare: (frame: PoseFrame | null) => void
}

/** Confirms a correct pose quickly, but not from one or two mistaken frames. */
export const goneMs = 200

/** Checks from the first frame to the end of the countdown that the person is present and ready. */
export function watchFraming(
  assignment: Assignment,
  { stage, tell, lookAgain, doubt, prepare, light, isCameraSlow }: FramingParts,
): Watch {
  const { movement, variant } = assignment
  const readiness = createReadinessCheck(movement, variant)
  const stopWatch = createStopWatch(movement, variant)
  const steady = createSteadyAdvice<FramingAdvice>({ goneMs })
  const isEarly = createEarlyMovement(assignment)
  const isAbsent = createAbsence()
  const secondLook = createSecondLook()
  const followConditions = watchConditions({ tell, light, isCameraSlow })
  let told: FramingAdvice | null = null
  let isHeld = false

  return frame => {
    stage.show(frame)
    if (isAbsent(frame)) tell({ type: 'person-left' })
    // Lying or sitting down to begin may look like a fall, so only the stop sign counts before the start.
    if (stopWatch.observe(frame) === 'arms-crossed') return tell({ type: 'arms-crossed' })
    if (isHeld) return prepare(frame)
    const seen = readiness.observe(frame)
    const { heldShare } = seen
    prepare(seen.advice === null ? frame : null)
    stage.fill(heldShare)
    const settled = steady(seen.advice, frame.time)
    const advice = isEarly(frame) ? 'wait-for-tone' : settled
    if (advice !== told) tell({ type: 'framing-advised', advice })
    told = advice
    if (secondLook(settled, seen, frame.time)) lookAgain()
    followConditions(frame)
    isHeld = heldShare >= 1
    if (!isHeld) return
    // A body tracked the wrong way round may look ready, but its hold would be missed.
    doubt()
    tell({ type: 'pose-held' })
  }
}

/** Long enough to be spoken and read. */
const tellSeconds = 3.5

/** True for a while after a full repetition that came before the window, and so does not count. */
function createEarlyMovement({ movement, variant, windowSeconds }: Assignment) {
  const analyser =
    unitOf(movement) === 'reps' ? createAnalyser(movement, inSeconds(windowSeconds), variant) : null
  let done = 0
  let doneAt: Milliseconds | null = null
  return (frame: PoseFrame): boolean => {
    const { value } = analyser?.observe(frame) ?? { value: 0 }
    if (value > done) doneAt = frame.time
    done = value
    return doneAt !== null && secondsBetween(doneAt, frame.time) < tellSeconds
  }
}

const patienceMs = 1200

/** True once no person has been seen for a moment; a lost frame or two do not count. */
export function createAbsence() {
  let seenAt: Milliseconds | null = null
  return ({ pose, time }: PoseFrame): boolean => {
    if (pose || seenAt === null) seenAt = time
    return time - seenAt > patienceMs
  }
}

import type { Instant } from './instant.ts'

export type TrueRepetitions = { reps: number; partials: number; deepestDegrees: number | null }

const fullAtDegrees = 90
const attemptBelowDegrees = 145
const straightFromDegrees = 160

/** Counts repetitions from straight to straight: full at 90° or less, an attempt if clearly bent. */
export function trueRepetitions(
  instants: readonly Instant[],
  jointOf: (instant: Instant) => number,
): TrueRepetitions {
  let reps = 0
  let partials = 0
  let deepest: number | null = null
  let lowest = 180
  for (const instant of instants) {
    const joint = jointOf(instant)
    lowest = Math.min(lowest, joint)
    if (joint < straightFromDegrees) continue
    if (lowest <= fullAtDegrees) {
      reps += 1
      deepest = Math.min(deepest ?? lowest, lowest)
    } else if (lowest < attemptBelowDegrees) partials += 1
    lowest = 180
  }
  return { reps, partials, deepestDegrees: deepest }
}

import { type Instant, kneesOf } from './instant.ts'

export type TrueRepetitions = { reps: number; partials: number; deepestKneeDegrees: number | null }

const fullAtKneeDegrees = 90
const attemptBelowDegrees = 145
const standingFromDegrees = 160

/** From standing to standing: full when the knees came to 90° or less, an attempt when they clearly bent. */
export function trueRepetitions(instants: readonly Instant[]): TrueRepetitions {
  let reps = 0
  let partials = 0
  let deepest: number | null = null
  let lowest = 180
  for (const instant of instants) {
    const knees = kneesOf(instant)
    lowest = Math.min(lowest, knees)
    if (knees < standingFromDegrees) continue
    if (lowest <= fullAtKneeDegrees) {
      reps += 1
      deepest = Math.min(deepest ?? lowest, lowest)
    } else if (lowest < attemptBelowDegrees) partials += 1
    lowest = 180
  }
  return { reps, partials, deepestKneeDegrees: deepest }
}

import { type Instant, kneesOf } from './instant.ts'

export type TrueChairStands = { reps: number; partials: number }

const standsFromDegrees = 160
const sitsUpToDegrees = 110
const attemptFromDegrees = 125

/** A stand counts once the knees reach 160° after sitting; an aborted rise is a partial. */
export function trueChairStands(instants: readonly Instant[]): TrueChairStands {
  let reps = 0
  let partials = 0
  let highest: number | null = null
  for (const instant of instants) {
    const knee = kneesOf(instant)
    if (knee <= sitsUpToDegrees) {
      if (highest !== null && highest >= attemptFromDegrees && highest < standsFromDegrees) partials += 1
      highest = knee
    } else if (highest !== null) {
      if (highest < standsFromDegrees && knee >= standsFromDegrees) reps += 1
      highest = Math.max(highest, knee)
    }
  }
  return { reps, partials }
}

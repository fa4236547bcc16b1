import { type Instant, kneesOf } from './instant.ts'

export type TrueReach = {
  /** Smallest hip angle held for half a second with straight knees. */
  minHipDegrees: number | null
  /** A deeper reach that does not count because of bent knees. */
  minHipDegreesWithBentKnees: number | null
}

const heldSeconds = 0.5
const straightFromDegrees = 160

function smallestHeld(instants: readonly Instant[], counts: (instant: Instant) => boolean): number | null {
  let smallest: number | null = null
  instants.forEach((first, start) => {
    let widest = 0
    for (let index = start; index < instants.length; index += 1) {
      const instant = instants[index]
      if (!instant || !counts(instant)) return
      widest = Math.max(widest, instant.hip)
      if (smallest !== null && widest >= smallest) return
      if (instant.t - first.t >= heldSeconds - 1e-9) {
        smallest = widest
        return
      }
    }
  })
  return smallest
}

export function trueReach(instants: readonly Instant[]): TrueReach {
  const straight = smallestHeld(instants, instant => kneesOf(instant) >= straightFromDegrees)
  const bent = smallestHeld(instants, instant => kneesOf(instant) < straightFromDegrees)
  return {
    minHipDegrees: straight,
    minHipDegreesWithBentKnees: bent !== null && (straight === null || bent < straight) ? bent : null,
  }
}

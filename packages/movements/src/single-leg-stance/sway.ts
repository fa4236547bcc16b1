import type { JointCentres } from '../body/joint-centres.ts'
import type { Hold } from '../catalog/catalog.ts'

/** Finding the balance is not yet swaying. */
const settleSeconds = 1
/** Shoulder-to-ankle is this share of a person's height (Winter 2009: 0.818 − 0.039). */
const shoulderToAnkleShare = 0.78

/** Remembers where the hips were, to tell afterwards how far they travelled sideways during a hold. */
export function createSway() {
  const track: { seconds: number; hip: number }[] = []
  let tallest = 0
  return {
    observe(seconds: number, { hip, shoulder, ankle }: JointCentres) {
      track.push({ seconds, hip: hip.x })
      tallest = Math.max(tallest, ankle.y - shoulder.y)
    },
    /** Standard deviation of the hips' sideways place during the hold, in body heights. */
    during({ fromSeconds, toSeconds }: Hold): number {
      const places = track
        .filter(({ seconds }) => seconds >= fromSeconds + settleSeconds && seconds <= toSeconds)
        .map(({ hip }) => hip)
      if (places.length < 2 || tallest <= 0) return 0
      const mean = places.reduce((sum, place) => sum + place, 0) / places.length
      const variance = places.reduce((sum, place) => sum + (place - mean) ** 2, 0) / places.length
      return Math.min(1, (Math.sqrt(variance) * shoulderToAnkleShare) / tallest)
    },
  }
}

import { type BodyLengths, bodyLengths } from '@lithe/pose'
import type { JointCentres } from '../body/joint-centres.ts'

/** Finding the balance is not yet swaying. */
const settleSeconds = 1
/** Shoulder-to-ankle is this share of a person's height (Winter 2009: 0.818 − 0.039). */
const shoulderToAnkleShare = 0.78

/** Running mean and sum of squared distances from it (Welford 1962): a hold of any length takes the same memory. */
type Spread = { count: number; mean: number; squares: number }
const nothing: Spread = { count: 0, mean: 0, squares: 0 }

function add({ count, mean, squares }: Spread, place: number): Spread {
  const next = mean + (place - mean) / (count + 1)
  return { count: count + 1, mean: next, squares: squares + (place - mean) * (place - next) }
}

/** Watches how far the hips travel sideways during each hold, and keeps that of the longest. */
export function createSway() {
  let current = { seconds: 0, spread: nothing }
  let longest = current
  let tallest = 0
  return {
    /** `heldSeconds`: how long the foot has been up by now, 0 when it is down. */
    observe(heldSeconds: number, { hip, shoulder, ankle }: JointCentres) {
      tallest = Math.max(tallest, ankle.y - shoulder.y)
      const isSameHold = heldSeconds > 0 && heldSeconds >= current.seconds
      const spread = isSameHold ? current.spread : nothing
      current = {
        seconds: heldSeconds,
        spread: heldSeconds >= settleSeconds ? add(spread, hip.x) : spread,
      }
      if (current.seconds >= longest.seconds) longest = current
    },
    /** Standard deviation of the hips' sideways place during the longest hold, in heights of the body. */
    duringLongest(): BodyLengths {
      const { count, squares } = longest.spread
      if (count < 2 || tallest <= 0) return bodyLengths(0)
      return bodyLengths(Math.min(1, (Math.sqrt(squares / count) * shoulderToAnkleShare) / tallest))
    },
  }
}

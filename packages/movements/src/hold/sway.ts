import { type BodyLengths, bodyLengths } from '@lithe/pose'
import type { JointCentres } from '../body/joint-centres.ts'

/** Leaves out the first second, spent finding one's balance. */
const settleSeconds = 1
/** Shoulder–ankle distance as a fraction of height (Winter 2009: 0.818 − 0.039). */
const shoulderToAnkleShare = 0.78

/** Welford's online variance (1962), constant in memory. */
type Spread = { count: number; mean: number; squares: number }
const nothing: Spread = { count: 0, mean: 0, squares: 0 }

function add({ count, mean, squares }: Spread, place: number): Spread {
  const next = mean + (place - mean) / (count + 1)
  return { count: count + 1, mean: next, squares: squares + (place - mean) * (place - next) }
}

/** Tracks lateral hip movement during each hold, and keeps that of the longest. */
export function createSway() {
  let current = { seconds: 0, spread: nothing }
  let longest = current
  let tallest = 0
  return {
    /** `heldSeconds`: time the foot has been up, 0 when down. */
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
    /** SD of the hips' lateral position during the longest hold, in body heights. */
    duringLongest(): BodyLengths {
      const { count, squares } = longest.spread
      if (count < 2 || tallest <= 0) return bodyLengths(0)
      return bodyLengths(Math.min(1, (Math.sqrt(squares / count) * shoulderToAnkleShare) / tallest))
    },
  }
}

import type { Seconds } from '@lithe/pose'
import type { Openness } from './jack-openness.ts'

/** Feet at least this many shoulder widths apart are open. */
const feetOpen = 1.45
/** Height of the lower hand above the shoulders, in trunk lengths, that is overhead: above the eyes. */
const handsOverhead = 0.5
/** Hysteresis: rest ends above `left` and begins below `back`. */
const feet = { left: 1.25, back: 1.1 }
const hands = { left: 0.2, back: 0.1 }
/** Maximum time between open hands and open feet, since sparse frames may miss the peaks. */
const togetherWithinSeconds = 0.15
/** Anything faster from rest to rest is a jolt of the camera. */
const leastSeconds = 0.2

export type JackCount = { reps: number; partials: number; isMoving: boolean }

/** Counts cycles of closed, open, closed; hands without feet, or feet without hands, are a partial. */
export function createJackCounter() {
  let reps = 0
  let partials = 0
  let leftRestAt: number | null = null
  let wasAtRest = false
  let restAt = 0
  let feetOpenAt = Number.NEGATIVE_INFINITY
  let handsOpenAt = Number.NEGATIVE_INFINITY
  let isFull = false

  const finish = (seconds: Seconds) => {
    if (leftRestAt === null || seconds - leftRestAt < leastSeconds) return
    if (isFull) reps += 1
    else partials += 1
  }

  return ({ feetApart, handsAbove }: Openness, seconds: Seconds): JackCount => {
    if (feetApart < feet.back && handsAbove < hands.back) {
      finish(seconds)
      leftRestAt = null
      wasAtRest = true
      restAt = seconds
      isFull = false
      feetOpenAt = Number.NEGATIVE_INFINITY
      handsOpenAt = Number.NEGATIVE_INFINITY
    } else if (wasAtRest) {
      if (feetApart > feet.left || handsAbove > hands.left) leftRestAt ??= restAt
      if (feetApart >= feetOpen) feetOpenAt = seconds
      if (handsAbove >= handsOverhead) handsOpenAt = seconds
      isFull ||= Math.abs(feetOpenAt - handsOpenAt) <= togetherWithinSeconds
    }
    return { reps, partials, isMoving: leftRestAt !== null }
  }
}

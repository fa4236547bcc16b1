import type { Seconds } from '@lithe/pose'
import type { Openness } from './jack-openness.ts'

/** Feet this far apart are jumped apart, in distances between the shoulders. */
const feetOpen = 1.45
/** The lower hand this far above the shoulders is overhead, in trunk lengths: above the eyes, below what arms reach. */
const handsOverhead = 0.5
/** Rest ends beyond `left` and begins below `back`: trembling between them is neither. */
const feet = { left: 1.25, back: 1.1 }
const hands = { left: 0.2, back: 0.1 }
/** Hands and feet are open at once, or this nearly: few pictures show them at their widest. */
const togetherWithinSeconds = 0.15
/** Faster from rest to rest is a jolt of the picture. */
const leastSeconds = 0.2

export type JackCount = { reps: number; partials: number; isMoving: boolean }

/** Counts journeys from closed through open to closed again; hands without feet, or feet without hands, are a partial. */
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

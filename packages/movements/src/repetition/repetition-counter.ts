import { type Degrees, inSeconds, type Seconds } from '@lithe/pose'

export type RepetitionRule = {
  /** A joint open this wide or wider is at rest. */
  rest: Degrees
  /** A repetition is full if the joint closes to this or less. */
  full: Degrees
  /** A repetition short of full but at least this closed is a partial; otherwise it is no attempt. */
  partial: Degrees
  /** Anything faster from rest to rest is a jolt of the camera. */
  leastSeconds: Seconds
}

export type RepetitionCount = { reps: number; partials: number; deepest: Degrees | null; isMoving: boolean }

/** Counts cycles of a joint angle from rest to its minimum and back. An unfinished cycle does not count. */
export function createRepetitionCounter(rule: RepetitionRule) {
  let reps = 0
  let partials = 0
  let deepest: Degrees | null = null
  let narrowest: Degrees | null = null
  /** Number of frames that count, minus those that do not. */
  let inFavour = 0
  let leftRestAt = inSeconds(0)
  let wasAtRest = false

  const finish = (seconds: Seconds) => {
    if (narrowest === null || narrowest > rule.partial || seconds - leftRestAt < rule.leastSeconds) return
    if (inFavour < 0) return
    if (narrowest > rule.full) {
      partials += 1
      return
    }
    reps += 1
    deepest = deepest === null || narrowest < deepest ? narrowest : deepest
  }

  const count = () => ({
    reps,
    partials,
    deepest,
    isMoving: narrowest !== null && narrowest <= rule.partial,
  })

  /** `counts` is false while the joint closes in another way; a cycle that is mostly so is discarded. */
  return (angle: Degrees, seconds: Seconds, counts: boolean): RepetitionCount => {
    if (angle >= rule.rest) {
      finish(seconds)
      narrowest = null
      inFavour = 0
      leftRestAt = seconds
      wasAtRest = true
      return count()
    }
    if (angle <= rule.partial) inFavour += counts ? 1 : -1
    if (wasAtRest && counts && (narrowest === null || angle < narrowest)) narrowest = angle
    return count()
  }
}

import { type LiveReading, type ReachPlace, reachPlace, reachPlaces } from '@lithe/movements'
import type { Milliseconds, PoseFrame } from '@lithe/pose'

/** A place must be held this long to be shown: marks tremble where one place ends. */
const settleMs = 200

const further = (a: ReachPlace | null, b: ReachPlace | null) =>
  b !== null && (a === null || reachPlaces.indexOf(b) > reachPlaces.indexOf(a)) ? b : a

/** Follows the hands of a reach: where they are while it lasts, and how far they came with nothing to put right. */
export function createReachWatch() {
  let candidate: ReachPlace | null = null
  let since = 0 as Milliseconds
  let shown: ReachPlace | null = null
  let furthest: ReachPlace | null = null

  return {
    observe({ pose, time, aspect }: PoseFrame, { phase, advice }: Omit<LiveReading, 'value'>) {
      const isReaching = phase === 'holding'
      const seen = pose && isReaching ? reachPlace(pose, aspect) : null
      if (seen !== candidate) since = time
      candidate = seen
      if (time - since < settleMs) return
      if (isReaching && advice === null) furthest = further(furthest, candidate)
      shown = candidate
    },
    /** After a reach, how far it went. */
    shown: () => shown ?? furthest,
    furthest: () => furthest,
  }
}

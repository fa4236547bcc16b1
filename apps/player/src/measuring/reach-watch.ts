import { type LiveReading, type ReachPlace, reachPlace, reachPlaces } from '@lithe/movements'
import type { Milliseconds, PoseFrame } from '@lithe/pose'

/** A place must last this long to be shown: landmarks jitter at its boundaries. */
const settleMs = 200

const further = (a: ReachPlace | null, b: ReachPlace | null) =>
  b !== null && (a === null || reachPlaces.indexOf(b) > reachPlaces.indexOf(a)) ? b : a

/** Tracks a reach: the hands' current place, and the furthest one without faults. */
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
    /** After a reach, its extent. */
    shown: () => shown ?? furthest,
    furthest: () => furthest,
  }
}

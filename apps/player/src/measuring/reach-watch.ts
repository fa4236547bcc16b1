import { type LiveReading, type ReachPlace, reachPlace, reachPlaces } from '@lithe/movements'
import { milliseconds, type PoseFrame } from '@lithe/pose'

/** A level must last this long to be shown, as landmarks jitter at its edges. */
const settleMs = 200

const further = (a: ReachPlace | null, b: ReachPlace | null) =>
  b !== null && (a === null || reachPlaces.indexOf(b) > reachPlaces.indexOf(a)) ? b : a

/** Tracks the level of the hands, and the furthest level reached without a fault. */
export function createReachWatch() {
  let candidate: ReachPlace | null = null
  let since = milliseconds(0)
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
    /** The current level; after a reach, the furthest. */
    shown: () => shown ?? furthest,
    furthest: () => furthest,
  }
}

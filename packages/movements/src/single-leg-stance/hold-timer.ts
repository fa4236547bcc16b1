import { type LegLengths, legLengths, type Seconds, type Side } from '@lithe/pose'
import type { HoldEnd, StanceHold } from '../definition/movement-kinds.ts'
import { leastHoldSeconds, longestGapSeconds } from '../hold/hold-limits.ts'

/** In leg lengths: about 3.5 cm begins a lift, under about 2.5 cm ends it. */
const liftsAt = 0.04
const landsAt = 0.03
/** The engine shows a foot that hardly left the floor lower still: it left, and lands, where the line of its way is this low. */
const leavesAt = 0.01
const furthestSeconds = 0.1
/** Smoothed landmarks are this late where a foot leaves its rest, and where one under way comes down (docs/decisions/0062). */
const lateSeconds = { lift: 0.034, landing: 0.011 }

type Moment = { seconds: Seconds; height: LegLengths }

const crossing = (from: Moment, to: Moment, height: number) => {
  const rise = to.height - from.height
  const share = rise === 0 ? 1 : (height - from.height) / rise
  return from.seconds + Math.min(1, Math.max(0, share)) * (to.seconds - from.seconds)
}

/** When a foot that passes `landsAt` between two moments left the floor, or came down to it. */
function edgeBetween(from: Moment, to: Moment): number {
  const passed = crossing(from, to, landsAt)
  const speed = Math.abs(to.height - from.height) / Math.max(1e-6, to.seconds - from.seconds)
  const away = Math.min(furthestSeconds, (landsAt - leavesAt) / Math.max(1e-6, speed))
  return to.height > from.height ? passed - away - lateSeconds.lift : passed + away - lateSeconds.landing
}

/** Times how long each foot stays off the floor; edges are placed between frames. */
export function createHoldTimer() {
  const holds: StanceHold[] = []
  let lifted: Side | null = null
  let since = 0
  /** No hold begins before the one ahead of it ended, however an edge was placed. */
  let endedAt = 0
  let last: Record<Side, Moment> | null = null

  const end = (seconds: number, endedBy: HoldEnd) => {
    if (lifted && seconds - since >= leastHoldSeconds)
      holds.push({ fromSeconds: since, toSeconds: seconds, lifted, endedBy })
    endedAt = Math.max(since, seconds)
    lifted = null
  }

  return {
    /** `leftHeight`: how high the left foot is above the right; negative when the right is higher. */
    observe(seconds: Seconds, leftHeight: LegLengths) {
      const now = {
        left: { seconds, height: leftHeight },
        right: { seconds, height: legLengths(-leftHeight) },
      }
      if (last && seconds - last.left.seconds > longestGapSeconds) {
        end(last.left.seconds, 'unseen')
        // What a foot did meanwhile is not known: no edge is placed in a gap.
        last = null
      }
      if (lifted && last && now[lifted].height < landsAt)
        end(edgeBetween(last[lifted], now[lifted]), 'let-go')
      if (!lifted) {
        const up = leftHeight > liftsAt ? 'left' : leftHeight < -liftsAt ? 'right' : null
        if (up) {
          lifted = up
          since = Math.max(endedAt, last ? edgeBetween(last[up], now[up]) : seconds)
        }
      }
      last = now
    },
    /** Seconds the foot has been up by now; null when both are down. */
    current: () => (lifted && last ? Math.max(0, last[lifted].seconds - since) : null),
    /** All holds, the one under way included: it has no end yet. */
    holds(): StanceHold[] {
      const seconds = last?.left.seconds ?? 0
      const open =
        lifted && seconds - since >= leastHoldSeconds
          ? [{ fromSeconds: since, toSeconds: seconds, lifted }]
          : []
      return [...holds, ...open]
    },
  }
}

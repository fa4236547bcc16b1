import type { Seconds } from '@lithe/pose'
import type { Hold, HoldEnd } from '../definition/movement-kinds.ts'
import { leastHoldSeconds, longestGapSeconds } from '../hold/hold-limits.ts'

/** Too brief for a body to sag and return: the points slipped. */
const slipSeconds = 0.25

/** Times a hold online, interpolating edges between frames. */
export function createLineTimer() {
  const ended: Hold[] = []
  let open: Hold | null = null
  let lastSeconds: Seconds | null = null

  const end = (endedBy: HoldEnd) => {
    if (open) ended.push({ ...open, endedBy })
    open = null
  }
  const begin = (fromSeconds: number): Hold => {
    const before = ended.at(-1)
    if (!before || fromSeconds - before.toSeconds > slipSeconds)
      return { fromSeconds, toSeconds: fromSeconds }
    ended.pop()
    return { fromSeconds: before.fromSeconds, toSeconds: fromSeconds }
  }
  const isLongEnough = ({ fromSeconds, toSeconds }: Hold) => toSeconds - fromSeconds >= leastHoldSeconds

  return {
    observe(seconds: Seconds, isHeld: boolean) {
      const wasSeenAt = lastSeconds
      const isAfterGap = wasSeenAt !== null && seconds - wasSeenAt > longestGapSeconds
      if (isAfterGap) end('unseen')
      const edge = wasSeenAt === null || isAfterGap ? seconds : (wasSeenAt + seconds) / 2
      if (isHeld) {
        open ??= begin(edge)
        open = { ...open, toSeconds: seconds }
      } else if (open) {
        open = { ...open, toSeconds: edge }
        end('let-go')
      }
      lastSeconds = seconds
    },
    /** Seconds held so far; null while not holding. */
    current: () => (open ? open.toSeconds - open.fromSeconds : null),
    /** All holds, including an open one without an end. */
    holds: (): Hold[] => [...ended, ...(open ? [open] : [])].filter(isLongEnough),
  }
}

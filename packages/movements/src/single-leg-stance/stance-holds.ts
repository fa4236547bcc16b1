import type { Side } from '@lithe/pose'
import type { HoldEnd, StanceHold } from '../definition/movement-kinds.ts'
import { leastHoldSeconds } from '../hold/hold-limits.ts'

/** A hold that something hid for no longer than this goes on, if the body is seen as it was. */
const hiddenSeconds = 1
/**
 * What the pictures of a hold say on their mean for one leg against two, as a logarithm: below the first it may as well have
 * been two, and is not told; below the second it is called poor.
 */
const leastMargin = { told: 0.5, sure: 0.9 }

type Open = { lifted: Side; since: number; margin: number; seconds: number; isDated: boolean }
type Closed = StanceHold & Pick<Open, 'margin' | 'seconds' | 'isDated'>

/** The holds of a window, and how surely each of them was one. */
export function createStanceHolds() {
  let closed: Closed[] = []
  let open: Open | null = null
  let endedAt = 0
  let wasHidden = false
  let wasLost = false

  const told = ({ fromSeconds, toSeconds, lifted, endedBy }: Closed): StanceHold => ({
    fromSeconds,
    toSeconds,
    lifted,
    ...(endedBy && { endedBy }),
  })
  const lengthOf = ({ fromSeconds, toSeconds }: StanceHold) => toSeconds - fromSeconds

  function end(seconds: number, endedBy: HoldEnd) {
    if (!open) return
    const { since, lifted, ...sureness } = open
    if (seconds - since >= leastHoldSeconds)
      closed.push({ fromSeconds: since, toSeconds: seconds, lifted, endedBy, ...sureness })
    endedAt = Math.max(since, seconds)
    open = null
  }
  function all(now: number): Closed[] {
    const isHold = open !== null && now - open.since >= leastHoldSeconds
    const running = open && isHold ? [{ ...open, fromSeconds: open.since, toSeconds: now }] : []
    return [...closed, ...running].filter(({ margin }) => margin >= leastMargin.told)
  }

  return {
    lifted: () => open?.lifted ?? null,
    since: () => open?.since ?? null,
    /** Seconds of the hold under way; null while there is none, or it may as well be none. */
    current: (now: number) =>
      open && open.margin >= leastMargin.told ? Math.max(0, now - open.since) : null,
    /** Whether the hold under way is surely one, and was seen to begin. */
    isSure: () => open?.isDated === true && open.margin >= leastMargin.sure,
    /** `isDated`: the foot was seen to leave its place; else it is not known quite when it did. */
    begin(lifted: Side, at: number, isDated: boolean) {
      const since = Math.max(endedAt, at)
      open = { lifted, since, margin: 0, seconds: 0, isDated: isDated || since - endedAt < 1 }
    },
    beginNoEarlier(seconds: number) {
      endedAt = seconds
    },
    /** Whether the hold under way is not told of yet. */
    isYoung: (now: number) => open !== null && now - open.since < leastHoldSeconds,
    /** When it began is seen better a little later. */
    correct(seconds: number, now: number) {
      if (!open) return
      open.since = Math.max(endedAt, Math.min(seconds, now))
      open.isDated = true
    },
    /** `margin`: how much more the picture is of one leg than of two, as a logarithm. */
    weigh(margin: number, sinceLast: number) {
      if (!open) return
      const seconds = open.seconds + sinceLast
      open.margin += seconds > 0 ? (sinceLast / seconds) * (margin - open.margin) : 0
      open.seconds = seconds
    },
    end,
    /** However sure the last hold was, its end is not. */
    doubtLast() {
      const last = closed.at(-1)
      if (last) last.margin = Math.min(last.margin, leastMargin.told)
    },
    /** Takes the last hold up again, where something only hid it. */
    resume(lifted: Side, seconds: number): boolean {
      const last = closed.at(-1)
      if (open || last?.lifted !== lifted || seconds - last.toSeconds > hiddenSeconds) return false
      closed = closed.slice(0, -1)
      open = {
        lifted,
        since: last.fromSeconds,
        margin: last.margin,
        seconds: last.seconds,
        isDated: last.isDated,
      }
      wasHidden = true
      wasLost = false
      return true
    },
    /** It is known only afterwards that the last hold was lost from sight. */
    lose() {
      closed = closed.map((hold, index) =>
        index === closed.length - 1 ? { ...hold, endedBy: 'unseen' as const } : hold,
      )
      wasLost = true
    },
    clear() {
      closed = []
      open = null
      endedAt = 0
      wasHidden = false
      wasLost = false
    },
    all: (now: number) => all(now).map(told),
    /** How good the longest hold may be called at best. */
    mostQuality(now: number): 'good' | 'fair' | 'poor' {
      const longest = all(now).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
      if (longest && (longest.margin < leastMargin.sure || !longest.isDated)) return 'poor'
      if (wasLost) return 'poor'
      return wasHidden ? 'fair' : 'good'
    },
  }
}

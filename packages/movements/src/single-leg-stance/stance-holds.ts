import type { Side } from '@lithe/pose'
import type { HoldEnd, StanceHold } from '../definition/movement-kinds.ts'
import { leastHoldSeconds } from '../hold/hold-limits.ts'

/** A hold hidden for at most this long continues if the body reappears unchanged. */
const hiddenSeconds = 1
/**
 * Mean log likelihood ratio of one leg against two over a hold: below the first it is not reported, below the second it
 * is poor.
 */
const leastMargin = { told: 0.5, sure: 0.9 }
/** A trunk folded further, on average, may be stooping over both feet: the hold is poor. */
const mostFold = 0.15

type Open = { lifted: Side; since: number; margin: number; fold: number; seconds: number; isDated: boolean }
type Closed = { hold: Open; toSeconds: number; endedBy?: HoldEnd }

export function createStanceHolds() {
  let closed: Closed[] = []
  let open: Open | null = null
  let endedAt = 0
  let wasHidden = false
  let wasLost = false

  const told = ({ hold: { since, lifted }, toSeconds, endedBy }: Closed): StanceHold => ({
    fromSeconds: since,
    toSeconds,
    lifted,
    ...(endedBy && { endedBy }),
  })
  const lengthOf = ({ hold, toSeconds }: Closed) => toSeconds - hold.since

  function end(seconds: number, endedBy: HoldEnd) {
    if (!open) return
    if (seconds - open.since >= leastHoldSeconds) closed.push({ hold: open, toSeconds: seconds, endedBy })
    endedAt = Math.max(open.since, seconds)
    open = null
  }
  function all(now: number): Closed[] {
    const isHold = open !== null && now - open.since >= leastHoldSeconds
    const running = open && isHold ? [{ hold: open, toSeconds: now }] : []
    return [...closed, ...running].filter(({ hold }) => hold.margin >= leastMargin.told)
  }

  return {
    lifted: () => open?.lifted ?? null,
    since: () => open?.since ?? null,
    /** Seconds of the current hold; null if there is no hold or it is too uncertain. */
    current: (now: number) =>
      open && open.margin >= leastMargin.told ? Math.max(0, now - open.since) : null,
    /** Whether the current hold is certain and its start was seen. */
    isSure: () => open?.isDated === true && open.margin >= leastMargin.sure,
    /** `isDated`: the lift was seen; otherwise its time is uncertain. */
    begin(lifted: Side, at: number, isDated: boolean) {
      const since = Math.max(endedAt, at)
      open = { lifted, since, margin: 0, fold: 0, seconds: 0, isDated: isDated || since - endedAt < 1 }
    },
    beginNoEarlier(seconds: number) {
      endedAt = seconds
    },
    /** Whether the current hold is too short to report. */
    isYoung: (now: number) => open !== null && now - open.since < leastHoldSeconds,
    /** Corrects the start, which becomes clearer a little later. */
    correct(seconds: number, now: number) {
      if (!open) return
      open.since = Math.max(endedAt, Math.min(seconds, now))
      open.isDated = true
    },
    /** `margin`: log likelihood ratio of one leg against two in this frame; `fold`: of the trunk, 1 if level. */
    weigh({ margin, fold }: Pick<Open, 'margin' | 'fold'>, sinceLast: number) {
      if (!open) return
      const seconds = open.seconds + sinceLast
      const share = seconds > 0 ? sinceLast / seconds : 0
      open.margin += share * (margin - open.margin)
      open.fold += share * (fold - open.fold)
      open.seconds = seconds
    },
    end,
    /** Marks the end of the last hold as uncertain. */
    doubtLast() {
      const last = closed.at(-1)
      if (last) last.hold.margin = Math.min(last.hold.margin, leastMargin.told)
    },
    /** Resumes the last hold if it was only hidden. */
    resume(lifted: Side, seconds: number): boolean {
      const last = closed.at(-1)
      if (open || last?.hold.lifted !== lifted || seconds - last.toSeconds > hiddenSeconds) return false
      closed = closed.slice(0, -1)
      open = last.hold
      wasHidden = true
      wasLost = false
      return true
    },
    /** Marks the last hold, in retrospect, as lost from sight. */
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
    /** Upper bound on the longest hold's quality. */
    mostQuality(now: number): 'good' | 'fair' | 'poor' {
      const longest = all(now).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.hold
      if (longest && (longest.margin < leastMargin.sure || longest.fold > mostFold || !longest.isDated))
        return 'poor'
      if (wasLost) return 'poor'
      return wasHidden ? 'fair' : 'good'
    },
  }
}

import {
  inSeconds,
  type LandmarkName,
  milliseconds,
  type Pose,
  type PoseFrame,
  type Seconds,
  secondsBetween,
} from '@lithe/pose'
import type { Hold } from '../definition/movement-kinds.ts'
import { createMeasurementWindow } from '../window/measurement-window.ts'
import { leastHoldSeconds, longestGapSeconds } from './hold-limits.ts'

/** What led up to the first hold is judged with it: a person lost from sight there may have lifted unseen. */
const leadSeconds = 3
/** Longer by what it takes to tell a hold from a step. */
const recentSeconds = leadSeconds + 3 * leastHoldSeconds

/** What times one way of holding, in seconds from the first picture. */
export type HoldTimer<Held extends Hold> = {
  /** Seconds held by now; null while it is not. */
  current: () => number | null
  /** All that lasted long enough, in their order; one under way has no end yet, and comes last. */
  holds: () => readonly Held[]
}

const lengthOf = ({ fromSeconds, toSeconds }: Hold) => toSeconds - fromSeconds

/**
 * A window that begins with the first hold: no foot is off the floor at the very moment a clock starts. Holds are told in
 * its seconds, so the first begins at 0; what is still held at its end is cut there. The quality is that of the window and
 * of what led up to it; until it begins, that of all that was watched.
 */
export function createHoldWindow<Held extends Hold>(
  windowSeconds: number,
  points: readonly LandmarkName[],
  timer: HoldTimer<Held>,
) {
  let account = createMeasurementWindow(points, 'hold')
  /** A hold is known for one only when it has lasted a while. */
  let recent: PoseFrame[] = []
  let first: PoseFrame['time'] | null = null
  let began: number | null = null
  let now = inSeconds(0)
  let seenAt = 0

  const secondsOf = (frame: PoseFrame) => secondsBetween(first ?? frame.time, frame.time)
  const isOver = () => began !== null && now >= began + windowSeconds
  const isInSight = () => now - seenAt <= longestGapSeconds

  function beginIfHeld(frame: PoseFrame) {
    recent = [...recent.filter(seen => now - secondsOf(seen) <= recentSeconds), frame]
    const start = timer.holds()[0]?.fromSeconds
    if (start === undefined) {
      account.observe(frame)
      return
    }
    began = start
    account = createMeasurementWindow(points, 'hold')
    for (const seen of recent) if (secondsOf(seen) >= start - leadSeconds) account.observe(seen)
    recent = []
  }

  function inWindow(hold: Held, start: number): Held[] {
    const fromSeconds = hold.fromSeconds - start
    const isRunning = hold.endedBy === undefined
    const endedBy = hold.endedBy ?? (isInSight() ? 'clock' : 'unseen')
    const isCut = hold.toSeconds - start >= windowSeconds || (isRunning && endedBy === 'clock' && isOver())
    const toSeconds = isCut ? windowSeconds : hold.toSeconds - start
    if (isCut && toSeconds - fromSeconds < leastHoldSeconds) return []
    return [{ ...hold, fromSeconds, toSeconds, endedBy: isCut ? 'clock' : endedBy }]
  }

  const holds = (): Held[] => {
    const start = began
    return start === null ? [] : timer.holds().flatMap(hold => inWindow(hold, start))
  }

  return {
    /** `look` shows the timer what is seen, with its seconds. */
    observe(frame: PoseFrame, look: (seconds: Seconds, pose: Pose) => void) {
      // The picture that ends the window still tells whether it was held; the next tells nothing.
      if (isOver()) return
      first ??= frame.time
      now = secondsOf(frame)
      if (frame.pose) {
        seenAt = now
        look(now, frame.pose)
      }
      if (began === null) beginIfHeld(frame)
      else account.observe(frame)
    },
    beganAt: () => (first === null || began === null ? null : milliseconds(first + began * 1000)),
    holds,
    longestSeconds: () => Math.max(0, ...holds().map(lengthOf)),
    /** Seconds of the hold under way; null while there is none. */
    current() {
      const seconds = timer.current()
      if (seconds === null || began === null || !isOver()) return seconds
      return Math.max(0, windowSeconds - (seenAt - seconds - began))
    },
    quality: () => account.quality(),
    refusal: () => account.refusal(),
  }
}

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

/** The lead-up to the first hold affects quality, since a person out of sight may have lifted unseen. */
const leadSeconds = 3
/** The lead-up, and the time that tells a hold from a step. */
const recentSeconds = leadSeconds + 3 * leastHoldSeconds

/** Times one kind of hold, in seconds from the first frame. */
export type HoldTimer<Held extends Hold> = {
  /** Seconds held so far; null while not holding. */
  current: () => number | null
  /** All sufficiently long holds in order; a hold in progress is last and has no end. */
  holds: () => readonly Held[]
}

const lengthOf = ({ fromSeconds, toSeconds }: Hold) => toSeconds - fromSeconds

/**
 * A window that begins with the first hold, since no foot is up when a clock starts. Hold times are relative to it: the
 * first is 0, the last cut at its end. Quality covers the window and its lead-up, or everything seen before it begins.
 */
export function createHoldWindow<Held extends Hold>(
  windowSeconds: number,
  points: readonly LandmarkName[],
  timer: HoldTimer<Held>,
) {
  let account = createMeasurementWindow(points, 'hold')
  /** Frames kept because a hold is recognised only after some time. */
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
    /** `look` passes the frame and its seconds to the timer. */
    observe(frame: PoseFrame, look: (seconds: Seconds, pose: Pose) => void) {
      // The frame that ends the window still counts; later frames do not.
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
    /** Seconds of the current hold; null if nothing is held. */
    current() {
      const seconds = timer.current()
      if (seconds === null || began === null || !isOver()) return seconds
      return Math.max(0, windowSeconds - (seenAt - seconds - began))
    },
    quality: () => account.quality(),
    refusal: () => account.refusal(),
  }
}

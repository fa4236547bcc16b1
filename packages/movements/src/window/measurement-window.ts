import {
  type LandmarkName,
  landmark,
  type Milliseconds,
  type PoseFrame,
  type Seconds,
  secondsBetween,
} from '@lithe/pose'
import { nameView, viewDegrees } from '../body/view.ts'
import type { Quality, RefusalReason } from '../definition/movement-kinds.ts'
import { type MeasurementKind, qualityLevel } from '../definition/quality-level.ts'
import { framing } from './framing.ts'
import { createHistogram } from './histogram.ts'
import { createTremble } from './tremble.ts'

/**
 * Below these rates events may hide between frames: 8 fps for counts, and 15 fps for holds, as a nominal 15 fps camera
 * delivers.
 */
const leastFramesPerSecond: Record<MeasurementKind, number> = { count: 8, hold: 14, angle: 8 }
const leastTrackedShare = 0.6
const leastFramedShare = 0.85

/** Tracks one window: its start, recording quality and view. */
export function createMeasurementWindow(points: readonly LandmarkName[], kind: MeasurementKind) {
  const tremble = createTremble()
  const views = createHistogram({ binWidth: 0.25, bins: 361 })
  let firstTime: Milliseconds | null = null
  let lastTime: Milliseconds | null = null
  let lastSeen = 0
  let longestGap = 0
  let frames = 0
  let tracked = 0
  let feetOut = 0
  let bodyOut = 0
  let visibility = 0

  /** Visibility of the better-seen side, since one half of the body hides the other in a side view. */
  const visibilityOf = ({ pose }: PoseFrame) => {
    if (!pose) return 0
    const seen = points.map(name => landmark(pose, name).visibility)
    const pairs = seen
      .filter((_, index) => index % 2 === 0)
      .map((left, pair) => Math.max(left, seen[2 * pair + 1] ?? left))
    return pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length)
  }

  const lengthSeconds = () =>
    firstTime === null || lastTime === null ? 0 : secondsBetween(firstTime, lastTime)
  const framesPerSecond = () => (frames < 2 ? 0 : (frames - 1) / Math.max(1e-3, lengthSeconds()))

  const quality = (): Quality => {
    const share = (count: number, of: number) => (of === 0 ? 0 : count / of)
    const view = Math.min(90, views.quantile(0.5))
    const numbers = {
      framesPerSecond: Math.min(240, framesPerSecond()),
      trackedShare: share(tracked, frames),
      framedShare: share(tracked - feetOut - bodyOut, tracked),
      visibility: Math.min(1, share(visibility, tracked)),
    }
    const level = qualityLevel(kind, {
      ...numbers,
      seenPerSecond: numbers.framesPerSecond * numbers.trackedShare,
      longestGapSeconds: Math.max(longestGap, lengthSeconds() - lastSeen),
      tremble: tremble.size(),
    })
    return { level, ...numbers, view: nameView(view), viewDegrees: view }
  }

  return {
    /** Counts a frame and returns its time in the window, in seconds. */
    observe(frame: PoseFrame): Seconds {
      firstTime ??= frame.time
      lastTime = frame.time
      frames += 1
      const seconds = secondsBetween(firstTime, frame.time)
      if (frame.pose) {
        tracked += 1
        const framed = framing(frame.pose, frame.aspect)
        if (framed === 'feet-out') feetOut += 1
        if (framed === 'body-out') bodyOut += 1
        visibility += visibilityOf(frame)
        views.add(viewDegrees(frame.pose))
        tremble.observe(frame.pose, frame.aspect, seconds)
        longestGap = Math.max(longestGap, seconds - lastSeen)
        lastSeen = seconds
      }
      return seconds
    },
    quality,
    /** Why nothing may be measured in this window, whatever the movement; null if something may. */
    refusal(): RefusalReason | null {
      const { trackedShare, framedShare } = quality()
      if (frames === 0 || trackedShare < leastTrackedShare) return 'no-person'
      if (framedShare < leastFramedShare) return bodyOut > feetOut ? 'body-out-of-frame' : 'feet-out-of-frame'
      if (framesPerSecond() < leastFramesPerSecond[kind]) return 'too-few-frames'
      return null
    },
  }
}

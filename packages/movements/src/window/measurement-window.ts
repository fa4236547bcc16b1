import { type LandmarkName, landmark, type Milliseconds, type PoseFrame, secondsBetween } from '@lithe/pose'
import { nameView, viewDegrees } from '../body/view.ts'
import type { Quality, RefusalReason } from '../catalog/catalog.ts'
import { framing } from './framing.ts'

/** Slower than this and a repetition can hide between two pictures; nothing is counted or timed. */
const leastFramesPerSecond = 8
const leastTrackedShare = 0.6
const leastFramedShare = 0.85
const good = { framesPerSecond: 15, trackedShare: 0.95, framedShare: 0.97, visibility: 0.8 }
const poor = { framesPerSecond: 12, trackedShare: 0.85, framedShare: 0.92, visibility: 0.6 }

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Keeps account of one measurement window: when it began, how well the person was seen, and from where. */
export function createMeasurementWindow(points: readonly LandmarkName[]) {
  let firstTime: Milliseconds | null = null
  let lastTime: Milliseconds | null = null
  let frames = 0
  let tracked = 0
  let feetOut = 0
  let bodyOut = 0
  let visibility = 0
  const views: number[] = []

  /** The better-seen side counts: from the side, one half of the body hides the other. */
  const visibilityOf = ({ pose }: PoseFrame) => {
    if (!pose) return 0
    const seen = points.map(name => landmark(pose, name).visibility)
    const pairs = seen
      .filter((_, index) => index % 2 === 0)
      .map((left, pair) => Math.max(left, seen[2 * pair + 1] ?? left))
    return pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length)
  }

  const framesPerSecond = () =>
    firstTime === null || lastTime === null || frames < 2
      ? 0
      : (frames - 1) / Math.max(1e-3, secondsBetween(firstTime, lastTime))

  const quality = (): Quality => {
    const share = (count: number, of: number) => (of === 0 ? 0 : count / of)
    const view = median(views)
    const numbers = {
      framesPerSecond: Math.min(240, framesPerSecond()),
      trackedShare: share(tracked, frames),
      framedShare: share(tracked - feetOut - bodyOut, tracked),
      visibility: Math.min(1, share(visibility, tracked)),
    }
    const keys = Object.keys(good) as (keyof typeof good)[]
    const level = keys.every(key => numbers[key] >= good[key])
      ? 'good'
      : keys.some(key => numbers[key] < poor[key])
        ? 'poor'
        : 'fair'
    return { level, ...numbers, view: nameView(view), viewDegrees: view }
  }

  return {
    /** Counts the frame in and gives its time in the window, seconds. */
    observe(frame: PoseFrame): number {
      firstTime ??= frame.time
      lastTime = frame.time
      frames += 1
      if (frame.pose) {
        tracked += 1
        const framed = framing(frame.pose, frame.aspect)
        if (framed === 'feet-out') feetOut += 1
        if (framed === 'body-out') bodyOut += 1
        visibility += visibilityOf(frame)
        views.push(viewDegrees(frame.pose))
      }
      return secondsBetween(firstTime, frame.time)
    },
    quality,
    /** Why nothing may be measured from this window, whatever the movement; null when it may. */
    refusal(): RefusalReason | null {
      const { trackedShare, framedShare } = quality()
      if (frames === 0 || trackedShare < leastTrackedShare) return 'no-person'
      if (framedShare < leastFramedShare) return bodyOut > feetOut ? 'body-out-of-frame' : 'feet-out-of-frame'
      if (framesPerSecond() < leastFramesPerSecond) return 'too-few-frames'
      return null
    },
  }
}

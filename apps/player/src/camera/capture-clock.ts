import { type Milliseconds, milliseconds } from '@lithe/pose'

export type PictureTimes = Pick<VideoFrameCallbackMetadata, 'captureTime' | 'mediaTime' | 'presentedFrames'>

/** A larger jump between frames means that the clock was set; a smaller one is jitter. */
const setMs = 250

type Picture = { told: number; shownAt: number; presentedFrames: number; time: number }

/**
 * Finds the best available capture time: the camera's own, else the stream's clock. Where a stream's clock freezes or
 * restarts, or the camera starts reporting late, the interval between presentations is used. Monotonic, and never
 * ahead of the page's clock; null for a frame already seen.
 */
export function createCaptureClock() {
  let last: Picture | null = null
  let shift = 0
  /** Shortest delay from capture to presentation; no frame is shown much sooner. */
  let leastDelay = Number.POSITIVE_INFINITY
  return (now: number, { captureTime, mediaTime, presentedFrames }: PictureTimes): Milliseconds | null => {
    if (last?.presentedFrames === presentedFrames) return null
    const told = captureTime ?? mediaTime * 1000
    const shown = last ? last.time + (now - last.shownAt) : told
    const isSetBack = last !== null && told < last.told - setMs
    const isSetForward = last !== null && now - (told + shift) < leastDelay - setMs
    if (isSetBack || isSetForward) shift = shown - told
    const isPast = last !== null && told + shift <= last.time
    const time = isPast ? shown : told + shift
    leastDelay = Math.min(leastDelay, now - time)
    last = { told, shownAt: now, presentedFrames, time }
    return milliseconds(time)
  }
}

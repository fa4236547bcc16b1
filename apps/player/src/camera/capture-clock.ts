import { type Milliseconds, milliseconds } from '@lithe/pose'

export type PictureTimes = Pick<VideoFrameCallbackMetadata, 'captureTime' | 'mediaTime' | 'presentedFrames'>

/** A clock that is off by this much from one picture to the next was set, or is another one; less passes by itself. */
const setMs = 250

type Picture = { told: number; shownAt: number; presentedFrames: number; time: number }

/**
 * When a picture was taken, as closely as this browser tells: the camera's own time where it is known, else the stream's
 * clock. Some streams never move that clock, or stop it for a while, or begin anew, and some cameras begin late to tell
 * theirs: then a picture follows the one before by the time between their showings. Times never go back, and never leap
 * ahead of the page's own monotonic clock; null for a picture that was seen already.
 */
export function createCaptureClock() {
  let last: Picture | null = null
  let shift = 0
  /** From the taking of a picture to its showing, at the shortest: none can be shown much sooner than that. */
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

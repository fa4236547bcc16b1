import { type Milliseconds, milliseconds } from '@lithe/pose'

export type PictureTimes = Pick<VideoFrameCallbackMetadata, 'captureTime' | 'mediaTime' | 'presentedFrames'>

/** A step back of this much, or ahead of what has been shown, is a clock that began anew; a smaller one passes by itself. */
const restartMs = 250

type Picture = { told: number; shownAt: number; presentedFrames: number; time: number }

/**
 * When a picture was taken, as closely as this browser tells: the camera's own time where it is known, else the stream's
 * clock. Some streams never move that clock, or stop it for a while, or begin anew: then a picture follows the one before
 * by the time between their showings. Times never go back; null for a picture that was seen already.
 */
export function createCaptureClock() {
  let last: Picture | null = null
  let shift = 0
  return (now: number, { captureTime, mediaTime, presentedFrames }: PictureTimes): Milliseconds | null => {
    if (last?.presentedFrames === presentedFrames) return null
    const told = captureTime ?? mediaTime * 1000
    const shown = last ? last.time + (now - last.shownAt) : told
    const apartMs = told + shift - shown
    if (last && (told < last.told - restartMs || apartMs > restartMs)) shift = shown - told
    const isPast = last !== null && told + shift <= last.time
    const time = isPast ? shown : told + shift
    last = { told, shownAt: now, presentedFrames, time }
    return milliseconds(time)
  }
}

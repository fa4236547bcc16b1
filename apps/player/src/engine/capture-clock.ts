import { type Milliseconds, milliseconds } from '@lithe/pose'

export type PictureTimes = Pick<VideoFrameCallbackMetadata, 'captureTime' | 'mediaTime' | 'presentedFrames'>

/**
 * When a picture was taken, as closely as this browser tells: the camera's own time where it is known, else the stream's
 * clock, and where that stands still (some streams never move it) the time the picture was shown. The choice is made
 * on the first two pictures and kept, because one measurement must not mix two clocks; until then the answer is null.
 */
export function createCaptureClock() {
  let first: PictureTimes | null = null
  let mediaTimeMoves: boolean | null = null
  return (now: number, picture: PictureTimes): Milliseconds | null => {
    if (picture.captureTime !== undefined) return milliseconds(picture.captureTime)
    if (mediaTimeMoves === null) {
      if (first === null || picture.presentedFrames === first.presentedFrames) {
        first = picture
        return null
      }
      mediaTimeMoves = picture.mediaTime > first.mediaTime
    }
    return milliseconds(mediaTimeMoves ? picture.mediaTime * 1000 : now)
  }
}

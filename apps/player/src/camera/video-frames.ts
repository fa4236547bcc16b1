import type { FrameSource } from '../engine/frame-source.ts'
import { createCaptureClock, type PictureTimes } from './capture-clock.ts'

type Look = (now: number, times: PictureTimes) => void

/** Calls once for the next picture of a video. */
type PictureCalls = { request(look: Look): void; cancel(): void }

/** The browser's own calls, with the camera's time; Firefox has them from 132 on, Safari from 15.4. */
function ownCalls(video: HTMLVideoElement): PictureCalls {
  let asked = 0
  return {
    request(look) {
      asked = video.requestVideoFrameCallback(look)
    },
    cancel: () => video.cancelVideoFrameCallback(asked),
  }
}

/** Pictures are looked for as often as the page is drawn; one is new when the video has counted it, or gone on. */
function drawnCalls(video: HTMLVideoElement): PictureCalls {
  let asked = 0
  let presentedFrames = 0
  let last = Number.NaN
  const placeOf = () => video.getVideoPlaybackQuality().totalVideoFrames || video.currentTime

  function request(look: Look) {
    asked = requestAnimationFrame(now => {
      const place = placeOf()
      if (place === last) return request(look)
      last = place
      presentedFrames += 1
      look(now, { mediaTime: video.currentTime, presentedFrames })
    })
  }
  return { request, cancel: () => cancelAnimationFrame(asked) }
}

/** As closely as this browser says when a picture comes. */
const pictureCalls = (video: HTMLVideoElement): PictureCalls =>
  typeof video.requestVideoFrameCallback === 'function' ? ownCalls(video) : drawnCalls(video)

/** While the engine looks at one picture the next is made ready, so that it never waits for us; more would only be late. */
const mostUnderWay = 2

/** A picture of a video as it stands; null where the browser gives none, as it may while a camera changes its shape. */
async function copyOf(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(video)
  } catch (error) {
    console.warn('A picture of the camera could not be copied', error)
    return null
  }
}

/** The camera's pictures, from the `<video>` that plays them. Those that come too fast are dropped, never queued. */
export function videoFrames(video: HTMLVideoElement): FrameSource {
  const calls = pictureCalls(video)
  let end: () => void = () => {}
  return {
    start(onFrame) {
      let underWay = 0
      const captureTime = createCaptureClock()
      const look = async (now: number, times: PictureTimes) => {
        calls.request(look)
        const time = captureTime(now, times)
        if (
          time === null ||
          underWay >= mostUnderWay ||
          video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA
        )
          return
        underWay += 1
        try {
          const image = await copyOf(video)
          if (image) await onFrame({ image, time })
        } finally {
          underWay -= 1
        }
      }
      calls.request(look)
      return new Promise(resolve => {
        end = resolve
      })
    },
    stop() {
      calls.cancel()
      end()
    },
  }
}

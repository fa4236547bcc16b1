import type { FrameSource } from '../engine/frame-source.ts'
import { createCaptureClock, type PictureTimes } from './capture-clock.ts'
import { createPace } from './pace.ts'

type Look = (now: number, times: PictureTimes) => void

/** Requests one callback for a video's next frame. */
type PictureCalls = { request(look: Look): void; cancel(): void }

/** Native callbacks, with the camera's time; Firefox from 132, Safari from 15.4. */
function ownCalls(video: HTMLVideoElement): PictureCalls {
  let asked = 0
  return {
    request(look) {
      asked = video.requestVideoFrameCallback(look)
    },
    cancel: () => video.cancelVideoFrameCallback(asked),
  }
}

/** Polls on every animation frame; a video frame is new if the video's frame count or time has advanced. */
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

/** Picks the most accurate method this browser has. */
const pictureCalls = (video: HTMLVideoElement): PictureCalls =>
  typeof video.requestVideoFrameCallback === 'function' ? ownCalls(video) : drawnCalls(video)

/** One frame is prepared while the engine processes another, so that the engine never waits; more would add latency. */
const mostUnderWay = 2

/** Copies the current frame; null if the browser has none, e.g. while the resolution changes. */
async function copyOf(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(video)
  } catch (error) {
    console.warn('A picture of the camera could not be copied', error)
    return null
  }
}

type CameraFrames = FrameSource & {
  /** Whether the camera itself sends too few frames, as phones do in poor light. */
  isSlow(): boolean
}

/** Reads the camera's frames from its `<video>`; drops excess frames, never queues them. */
export function videoFrames(video: HTMLVideoElement): CameraFrames {
  const calls = pictureCalls(video)
  let isSlow = false
  let end: () => void = () => {}
  return {
    start(onFrame) {
      let underWay = 0
      const captureTime = createCaptureClock()
      const pace = createPace()
      const look = async (now: number, times: PictureTimes) => {
        calls.request(look)
        const time = captureTime(now, times)
        if (time === null) return
        isSlow = pace(time, times.presentedFrames)?.isSlow ?? false
        if (underWay >= mostUnderWay || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
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
    isSlow: () => isSlow,
  }
}

import type { PictureTimes } from './capture-clock.ts'

type Look = (now: number, times: PictureTimes) => void

/** Calls once for the next picture of a video. */
export type PictureCalls = { request(look: Look): void; cancel(): void }

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
export const pictureCalls = (video: HTMLVideoElement): PictureCalls =>
  typeof video.requestVideoFrameCallback === 'function' ? ownCalls(video) : drawnCalls(video)

import { createCaptureClock } from './capture-clock.ts'
import type { FrameSource } from './frame-source.ts'

/** While the engine looks at one picture the next is made ready, so that it never waits for us; more would only be late. */
const mostUnderWay = 2

/** The camera's pictures, from the `<video>` that plays them. Pictures that come too fast are dropped, never queued. */
export function videoFrames(video: HTMLVideoElement): FrameSource {
  let request = 0
  let end: () => void = () => {}
  return {
    start(onFrame) {
      let underWay = 0
      const captureTime = createCaptureClock()
      let lastTime = Number.NEGATIVE_INFINITY
      const look = async (now: number, metadata: VideoFrameCallbackMetadata) => {
        request = video.requestVideoFrameCallback(look)
        const time = captureTime(now, metadata)
        if (
          time === null ||
          underWay >= mostUnderWay ||
          time <= lastTime ||
          video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA
        )
          return
        underWay += 1
        lastTime = time
        try {
          await onFrame({ image: await createImageBitmap(video), time })
        } finally {
          underWay -= 1
        }
      }
      request = video.requestVideoFrameCallback(look)
      return new Promise(resolve => {
        end = resolve
      })
    },
    stop() {
      video.cancelVideoFrameCallback(request)
      end()
    },
  }
}

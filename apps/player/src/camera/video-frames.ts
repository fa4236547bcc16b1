import type { FrameSource } from '../engine/frame-source.ts'
import { createCaptureClock, type PictureTimes } from './capture-clock.ts'
import { pictureCalls } from './picture-calls.ts'
import { createStallWatch } from './stall-watch.ts'

/** While the engine looks at one picture the next is made ready, so that it never waits for us; more would only be late. */
const mostUnderWay = 2

/**
 * The camera's pictures, from the `<video>` that plays them. Pictures that come too fast are dropped, never queued;
 * `onStalled` is called when they cease though they were not stopped.
 */
export function videoFrames(video: HTMLVideoElement, onStalled: () => void): FrameSource {
  const stallWatch = createStallWatch(onStalled)
  const calls = pictureCalls(video)
  let end: () => void = () => {}
  return {
    start(onFrame) {
      let underWay = 0
      const captureTime = createCaptureClock()
      const look = async (now: number, times: PictureTimes) => {
        calls.request(look)
        stallWatch.pictureSeen()
        const time = captureTime(now, times)
        if (
          time === null ||
          underWay >= mostUnderWay ||
          video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA
        )
          return
        underWay += 1
        try {
          await onFrame({ image: await createImageBitmap(video), time })
        } finally {
          underWay -= 1
        }
      }
      stallWatch.start()
      calls.request(look)
      return new Promise(resolve => {
        end = resolve
      })
    },
    stop() {
      stallWatch.stop()
      calls.cancel()
      end()
    },
  }
}

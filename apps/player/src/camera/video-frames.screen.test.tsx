import { afterEach, expect, test, vi } from 'vitest'
import { createFrameLoop } from '../engine/frame-loop.ts'
import type { PoseEngine } from '../engine/pose-engine.ts'
import { silentAfterSeconds } from '../engine/silence-watch.ts'
import { videoFrames } from './video-frames.ts'

const own = HTMLVideoElement.prototype.requestVideoFrameCallback
const shown: (() => void)[] = []
afterEach(() => {
  HTMLVideoElement.prototype.requestVideoFrameCallback = own
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const end of shown.splice(0)) end()
})

/** Plays a camera that changes colour at an interval until told to freeze. */
async function playCamera(everyMs = 33) {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas to draw on')
  let pictures = 0
  const drawing = setInterval(() => {
    pictures += 1
    context.fillStyle = `hsl(${pictures * 40} 80% 50%)`
    context.fillRect(0, 0, canvas.width, canvas.height)
  }, everyMs)
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = canvas.captureStream()
  document.body.append(video)
  await video.play()
  const standStill = () => clearInterval(drawing)
  shown.push(standStill, () => video.remove())
  return { video, standStill }
}

/** Capture times of the first frames. */
async function timesOf(video: HTMLVideoElement, count: number): Promise<number[]> {
  const times: number[] = []
  const frames = videoFrames(video)
  await frames.start(async ({ image, time }) => {
    expect([image.width, image.height]).toEqual([64, 48])
    image.close()
    times.push(time)
    if (times.length >= count) frames.stop()
  })
  return times
}

const withoutCalls = () => Reflect.set(HTMLVideoElement.prototype, 'requestVideoFrameCallback', undefined)

test.each([
  ['with requestVideoFrameCallback', () => {}],
  ['without requestVideoFrameCallback', withoutCalls],
])('frames arrive one by one, at increasing times, in a browser %s', async (_, prepare) => {
  prepare()
  const { video } = await playCamera()
  const times = await timesOf(video, 8)
  expect(times.length).toBeGreaterThanOrEqual(8)
  expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true)
})

test.each([
  ['is slow itself, as in poor light', 125, 0, true],
  ['is waited for by a slow phone', 33, 300, false],
])('isSlow() distinguishes a camera that %s', async (_, everyMs, engineMs, isSlow) => {
  const { video } = await playCamera(everyMs)
  const frames = videoFrames(video)
  const watched = frames.start(async ({ image }) => {
    image.close()
    await new Promise(resolve => setTimeout(resolve, engineMs))
  })
  await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(2.5), 8000)
  expect(frames.isSlow()).toBe(isSlow)
  frames.stop()
  await watched
})

/** Watches a camera with an engine that answers every frame; resolves when it falls silent. */
function saidOf(video: HTMLVideoElement, onPicture: (count: number) => void) {
  let pictures = 0
  const started = performance.now()
  return new Promise<{ because: string; pictures: number; seconds: number }>(resolve => {
    const engine: PoseEngine = {
      description: 'answers',
      async detect({ image, time }) {
        image.close()
        return { time, aspect: 1, pose: null }
      },
      doubt: async () => {},
      lighten: async () => {},
      reset: async () => {},
    }
    const loop = createFrameLoop({
      source: videoFrames(video),
      engine: () => engine,
      onPicture() {
        pictures += 1
        onPicture(pictures)
      },
      onSilent(because) {
        loop.rest()
        resolve({ because, pictures, seconds: (performance.now() - started) / 1000 })
      },
      onFailed(error) {
        throw error
      },
    })
    loop.watch(() => {})
  })
}

test('a frozen frame is not repeated without requestVideoFrameCallback, and counts as a silent camera', async () => {
  withoutCalls()
  const { video, standStill } = await playCamera()
  const { because, pictures } = await saidOf(video, count => {
    if (count === 3) standStill()
  })
  expect(because).toBe('camera')
  // Frames in progress may still arrive.
  expect(pictures).toBeLessThan(10)
})

test('frames that cannot be copied count as a silent camera', async () => {
  const unhandled = vi.fn()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  addEventListener('unhandledrejection', unhandled)
  shown.push(() => removeEventListener('unhandledrejection', unhandled))
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  const { video } = await playCamera()
  const { because, pictures, seconds } = await saidOf(video, () => {})
  expect({ because, pictures }).toEqual({ because: 'camera', pictures: 0 })
  expect(seconds).toBeLessThan(2 * silentAfterSeconds)
  expect(unhandled).not.toHaveBeenCalled()
})

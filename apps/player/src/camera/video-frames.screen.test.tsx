import { afterEach, expect, test } from 'vitest'
import { videoFrames } from './video-frames.ts'

const own = HTMLVideoElement.prototype.requestVideoFrameCallback
const shown: (() => void)[] = []
afterEach(() => {
  HTMLVideoElement.prototype.requestVideoFrameCallback = own
  for (const end of shown.splice(0)) end()
})

/** A camera that shows another colour some thirty times a second, until it is told to stand still. */
async function playCamera() {
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
  }, 33)
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = canvas.captureStream()
  document.body.append(video)
  await video.play()
  const standStill = () => clearInterval(drawing)
  shown.push(standStill, () => video.remove())
  return { video, standStill }
}

/** The first pictures that come, and when each was taken. */
async function timesOf(video: HTMLVideoElement, count: number): Promise<number[]> {
  const times: number[] = []
  const frames = videoFrames(video, () => {})
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
  ['that calls for each picture', () => {}],
  ['without requestVideoFrameCallback', withoutCalls],
])('in a browser %s pictures come one by one, at times that rise', async (_, prepare) => {
  prepare()
  const { video } = await playCamera()
  const times = await timesOf(video, 8)
  expect(times.length).toBeGreaterThanOrEqual(8)
  expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true)
})

test('without requestVideoFrameCallback a picture that stands still is not shown again, and is missed', async () => {
  withoutCalls()
  const { video, standStill } = await playCamera()
  let pictures = 0
  const stalled = new Promise<void>(resolve => {
    const frames = videoFrames(video, () => {
      frames.stop()
      resolve()
    })
    void frames.start(async ({ image }) => {
      image.close()
      pictures += 1
      if (pictures === 3) standStill()
    })
  })
  await stalled
  // What was under way when it stood still may yet come.
  expect(pictures).toBeLessThan(10)
})

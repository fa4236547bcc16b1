import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLastingDetector, renewedAfterSeconds } from './lasting-detector.ts'
import type { Detector } from './litert/detector.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
// The image is never read here; real ImageBitmaps exist only in browsers.
const picture = {} as ImageBitmap
const pose = new Float32Array(6)

const answering = () => ({
  detect: vi.fn<Detector['detect']>(async () => pose),
  doubt: async () => {},
  reset: vi.fn(async () => {}),
  close: vi.fn(),
})
const silent = () => ({ ...answering(), detect: vi.fn<Detector['detect']>(() => new Promise(() => {})) })
const broken = () => ({
  ...answering(),
  detect: vi.fn<Detector['detect']>(() => Promise.reject(new Error('out of memory'))),
})

/** A detector, and its replacements in order. */
function lasting(...[first, ...others]: [Detector, ...Detector[]]) {
  const makeAnew = vi.fn(async () => {
    const next = others.shift()
    if (!next) throw new Error('no worker could be started')
    return next
  })
  return { detector: createLastingDetector(first, makeAnew), makeAnew }
}

it('a silent detector is replaced after three seconds, losing only the frames in progress', async () => {
  const [gone, next] = [silent(), answering()]
  const { detector, makeAnew } = lasting(gone, next)
  const looked = Promise.all([detector.detect(picture, 0), detector.detect(picture, 33)])
  await pass(renewedAfterSeconds - 1)
  expect(makeAnew).not.toHaveBeenCalled()
  await pass(1)
  expect(await looked).toEqual(['lost', 'lost'])
  expect(gone.close).toHaveBeenCalledOnce()
  expect(await detector.detect(picture, 3066)).toBe(pose)
  await detector.reset()
  expect(next.reset).toHaveBeenCalledOnce()
})

it('a failed detector is replaced at once; if the next one fails too, its error is thrown', async () => {
  const { detector, makeAnew } = lasting(broken(), answering())
  expect(await detector.detect(picture, 0)).toBe('lost')
  expect(await detector.detect(picture, 33)).toBe(pose)
  expect(makeAnew).toHaveBeenCalledOnce()
  const twice = lasting(broken(), broken(), answering())
  expect(await twice.detector.detect(picture, 0)).toBe('lost')
  await expect(twice.detector.detect(picture, 33)).rejects.toThrow('out of memory')
})

it('a detector that cannot be replaced says why', async () => {
  const { detector } = lasting(broken())
  expect(await detector.detect(picture, 0)).toBe('lost')
  await expect(detector.detect(picture, 33)).rejects.toThrow('no worker could be started')
})

it('a silent detector is replaced once, and again only if the new one has answered', async () => {
  const recovered = answering()
  const { detector, makeAnew } = lasting(silent(), silent(), answering())
  void detector.detect(picture, 0)
  await pass(renewedAfterSeconds)
  void detector.detect(picture, 33)
  await pass(10 * renewedAfterSeconds)
  expect(makeAnew).toHaveBeenCalledOnce()

  const again = lasting(silent(), recovered, answering())
  void again.detector.detect(picture, 0)
  await pass(renewedAfterSeconds)
  expect(await again.detector.detect(picture, 33)).toBe(pose)
  recovered.detect.mockImplementation(() => new Promise(() => {}))
  void again.detector.detect(picture, 66)
  await pass(renewedAfterSeconds)
  expect(again.makeAnew).toHaveBeenCalledTimes(2)
})

it('an idle detector is kept', async () => {
  const { detector, makeAnew } = lasting(answering())
  await detector.detect(picture, 0)
  await pass(10 * renewedAfterSeconds)
  expect(makeAnew).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

it('a detector is replaced on request, and the next frame goes to the new one', async () => {
  const [first, next] = [answering(), answering()]
  const { detector } = lasting(first, next)
  await detector.detect(picture, 0)
  detector.renew()
  await detector.detect(picture, 33)
  expect(first.close).toHaveBeenCalledOnce()
  expect(next.detect).toHaveBeenCalledOnce()
})

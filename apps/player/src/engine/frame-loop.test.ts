import { milliseconds, type PoseFrame } from '@lithe/pose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFrameLoop } from './frame-loop.ts'
import type { CapturedFrame, FrameSource } from './frame-source.ts'
import type { PoseEngine } from './pose-engine.ts'
import { silentAfterSeconds } from './silence-watch.ts'

const poseFrame: PoseFrame = { time: milliseconds(0), aspect: 1, pose: null }
// The image is never read here; real ImageBitmaps exist only in browsers.
const captured = { image: {}, time: milliseconds(0) } as CapturedFrame

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

/** A source driven by hand, with an engine that answers on demand. */
function prepare() {
  let push: ((frame: CapturedFrame) => Promise<void>) | null = null
  const answers: { resolve: (frame: PoseFrame | null) => void; reject: (error: Error) => void }[] = []
  let starts = 0
  const source: FrameSource = {
    start(onFrame) {
      starts++
      push = onFrame
      return Promise.resolve()
    },
    stop: () => {},
  }
  const engine: PoseEngine = {
    description: 'by hand',
    detect: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    doubt: async () => {},
    lighten: async () => {},
    reset: async () => {},
  }
  const seen: string[] = []
  const loop = createFrameLoop({
    source,
    engine: () => engine,
    onPicture: () => seen.push('picture'),
    onSilent: because => seen.push(`silent: ${because}`),
    onFailed: () => seen.push('failed'),
  })
  return { loop, seen, answers, starts: () => starts, push: () => push?.(captured) }
}

it('the loop shows each frame, then passes its pose to the current watcher', async () => {
  const { loop, seen, answers, push, starts } = prepare()
  loop.watch(() => seen.push('first'))
  loop.watch(() => seen.push('second'))
  const pushed = push()
  answers[0]?.resolve(poseFrame)
  await pushed
  expect(seen).toEqual(['picture', 'second'])
  expect(starts()).toBe(1)
})

it('a frame in progress is dropped when the loop rests, even if it restarts', async () => {
  const { loop, seen, answers, push, starts } = prepare()
  loop.watch(() => seen.push('before'))
  const late = push()
  loop.rest()
  loop.watch(() => seen.push('after'))
  answers[0]?.resolve(poseFrame)
  await late
  expect(seen).toEqual(['picture'])
  expect(starts()).toBe(2)
})

it('the loop reports an engine failure', async () => {
  const { loop, seen, answers, push } = prepare()
  loop.watch(() => seen.push('pose'))
  const pushed = push()
  answers[0]?.reject(new Error('out of memory'))
  await pushed
  expect(seen).toEqual(['picture', 'failed'])
})

it('the loop reports a camera without frames and an engine without answers', async () => {
  const { loop, seen, answers, push } = prepare()
  loop.watch(() => seen.push('pose'))
  pass(silentAfterSeconds)
  expect(seen).toEqual(['silent: camera'])
  loop.rest()
  loop.watch(() => seen.push('pose'))
  const pushed = push()
  pass(silentAfterSeconds - 1)
  answers[0]?.resolve(poseFrame)
  await pushed
  void push()
  pass(silentAfterSeconds - 1)
  expect(seen).toEqual(['silent: camera', 'picture', 'pose', 'picture'])
  pass(1)
  expect(seen.at(-1)).toBe('silent: engine')
})

it('the loop reports a silent camera after a frame lost with its detector, but nothing at rest', async () => {
  const { loop, seen, answers, push } = prepare()
  loop.watch(() => seen.push('pose'))
  const pushed = push()
  pass(silentAfterSeconds - 1)
  answers[0]?.resolve(null)
  await pushed
  pass(1)
  expect(seen).toEqual(['picture', 'silent: camera'])
  loop.rest()
  pass(10 * silentAfterSeconds)
  expect(seen).toHaveLength(2)
})

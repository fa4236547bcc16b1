import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DetectorParts } from './litert/detector.ts'
import { createWorkerDetector, startPatienceMs } from './worker-detector.ts'

const parts: DetectorParts = {
  runtime: { loaderUrl: '', module: new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) },
  networks: { body: Promise.resolve(new ArrayBuffer(0)), landmarks: Promise.resolve(new ArrayBuffer(0)) },
  threads: 2,
}

/** A browser's worker; the test decides how it responds. */
class SomeWorker {
  static made: SomeWorker[] = []
  static reacts: (worker: SomeWorker) => void = () => {}
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: (event: { message: string }) => void = () => {}
  terminate = vi.fn()
  constructor() {
    SomeWorker.made.push(this)
  }
  sent: string[] = []
  postMessage({ type }: { type: string }) {
    this.sent.push(type)
    SomeWorker.reacts(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SomeWorker)
  SomeWorker.made = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const soon = (does: () => void) => void Promise.resolve().then(does)

test('a worker that never answers is ended, with a reason', async () => {
  SomeWorker.reacts = () => {}
  const started = createWorkerDetector(parts).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(startPatienceMs - 1)
  expect(SomeWorker.made[0]?.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await started).toBe('the pose worker did not start')
  expect(SomeWorker.made[0]?.terminate).toHaveBeenCalledOnce()
})

test('a worker that has answered once has no time limit', async () => {
  SomeWorker.reacts = worker => soon(() => worker.onmessage({ data: { type: 'done' } }))
  const detector = await createWorkerDetector(parts)
  expect(vi.getTimerCount()).toBe(0)
  await detector.reset()
  expect(SomeWorker.made[0]?.terminate).not.toHaveBeenCalled()
})

test('a failing worker is ended, and the reason passed on', async () => {
  SomeWorker.reacts = worker =>
    soon(() => worker.onmessage({ data: { type: 'failed', message: 'no memory' } }))
  await expect(createWorkerDetector(parts)).rejects.toThrow('no memory')
  expect(SomeWorker.made[0]?.terminate).toHaveBeenCalledOnce()
  SomeWorker.reacts = worker => soon(() => worker.onerror({ message: '' }))
  await expect(createWorkerDetector(parts)).rejects.toThrow('the pose worker could not start')
})

test('the runtime starts while the networks download, however long they take', async () => {
  SomeWorker.reacts = worker => soon(() => worker.onmessage({ data: { type: 'done' } }))
  let arrive = (_: ArrayBuffer) => {}
  const landmarks = new Promise<ArrayBuffer>(resolve => {
    arrive = resolve
  })
  const creating = createWorkerDetector({ ...parts, networks: { ...parts.networks, landmarks } })
  await vi.advanceTimersByTimeAsync(10 * startPatienceMs)
  expect(SomeWorker.made[0]?.sent).toEqual(['open', 'compile'])
  expect(SomeWorker.made[0]?.terminate).not.toHaveBeenCalled()
  arrive(new ArrayBuffer(0))
  await creating
  expect(SomeWorker.made[0]?.sent).toEqual(['open', 'compile', 'compile'])
})

test('a failed download ends the worker, and the reason is passed on', async () => {
  SomeWorker.reacts = worker => soon(() => worker.onmessage({ data: { type: 'done' } }))
  const networks = { ...parts.networks, body: Promise.reject(new Error('of body only 4 bytes of 5 came')) }
  await expect(createWorkerDetector({ ...parts, networks })).rejects.toThrow('of body only 4 bytes')
  expect(SomeWorker.made[0]?.terminate).toHaveBeenCalledOnce()
})

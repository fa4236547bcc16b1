import { expect, it, onTestFinished, vi } from 'vitest'
import { createWakeLock } from './wake-lock.ts'

it('leaves the screen free once released, however often it was held before the first was granted', async () => {
  const granted: { released: boolean }[] = []
  const request = async () => {
    const sentinel = {
      released: false,
      release: async () => void Object.assign(sentinel, { released: true }),
    }
    granted.push(sentinel)
    return sentinel
  }
  vi.stubGlobal('navigator', { wakeLock: { request } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const lock = createWakeLock()
  lock.hold()
  lock.hold()
  await vi.waitFor(() => expect(granted.map(({ released }) => released)).toEqual([false, true]))
  lock.release()
  expect(granted.every(({ released }) => released)).toBe(true)
})

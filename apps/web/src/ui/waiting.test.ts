import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { within } from './waiting.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const after = (milliseconds: number) =>
  new Promise<string>(resolve => {
    setTimeout(() => resolve('the answer'), milliseconds)
  })

it('a fallback replaces an answer that is late', async () => {
  const inTime = within(4000, after(3000), 'nothing')
  const late = within(4000, after(20_000), 'nothing')
  await vi.advanceTimersByTimeAsync(4000)
  expect([await inTime, await late]).toEqual(['the answer', 'nothing'])
})

it('a failure is passed on', async () => {
  await expect(within(4000, Promise.reject(new Error('no')), 'nothing')).rejects.toThrow('no')
})

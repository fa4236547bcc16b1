import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStallWatch, stalledAfterSeconds } from './stall-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function startWatch(page = { hidden: false }) {
  vi.stubGlobal('document', page)
  const onStalled = vi.fn()
  const watch = createStallWatch(onStalled)
  watch.start()
  return { watch, onStalled, page }
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

it('tells once that pictures have stopped', () => {
  const { onStalled } = startWatch()
  pass(stalledAfterSeconds - 1)
  expect(onStalled).not.toHaveBeenCalled()
  pass(10 * stalledAfterSeconds)
  expect(onStalled).toHaveBeenCalledOnce()
})

it('waits anew after each picture', () => {
  const { watch, onStalled } = startWatch()
  for (let picture = 0; picture < 5; picture++) {
    pass(stalledAfterSeconds - 1)
    watch.pictureSeen()
  }
  expect(onStalled).not.toHaveBeenCalled()
})

it('does not count while the page lies behind another', () => {
  const { onStalled, page } = startWatch({ hidden: true })
  pass(10 * stalledAfterSeconds)
  expect(onStalled).not.toHaveBeenCalled()
  page.hidden = false
  pass(stalledAfterSeconds)
  expect(onStalled).toHaveBeenCalledOnce()
})

it('is over when it was stopped', () => {
  const { watch, onStalled } = startWatch()
  watch.stop()
  pass(10 * stalledAfterSeconds)
  expect(onStalled).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSilenceWatch, silentAfterSeconds } from './silence-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function startWatch(page = { hidden: false }) {
  vi.stubGlobal('document', page)
  const onSilent = vi.fn()
  const watch = createSilenceWatch(silentAfterSeconds, onSilent)
  watch.start()
  return { watch, onSilent, page }
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

it('silence is reported once', () => {
  const { onSilent } = startWatch()
  pass(silentAfterSeconds - 1)
  expect(onSilent).not.toHaveBeenCalled()
  pass(10 * silentAfterSeconds)
  expect(onSilent).toHaveBeenCalledOnce()
})

it('each start restarts the countdown', () => {
  const { watch, onSilent } = startWatch()
  for (let picture = 0; picture < 5; picture++) {
    pass(silentAfterSeconds - 1)
    watch.start()
  }
  expect(onSilent).not.toHaveBeenCalled()
})

it('time in a hidden page does not count', () => {
  const { onSilent, page } = startWatch({ hidden: true })
  pass(10 * silentAfterSeconds)
  expect(onSilent).not.toHaveBeenCalled()
  page.hidden = false
  pass(silentAfterSeconds)
  expect(onSilent).toHaveBeenCalledOnce()
})

it('a stopped watch reports nothing', () => {
  const { watch, onSilent } = startWatch()
  watch.stop()
  pass(10 * silentAfterSeconds)
  expect(onSilent).not.toHaveBeenCalled()
})

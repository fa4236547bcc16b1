import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, showToast, useToasts } from './toasts.ts'

const titles = () => useToasts.getState().toasts.map(({ title }) => title)

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
})
afterEach(() => vi.useRealTimers())

it('only the newest toast is shown', () => {
  showToast({ title: 'first', description: '' })
  showToast({ title: 'second', description: '' })
  expect(titles()).toEqual(['second'])
})

it('a dismissed toast closes at once and is removed after 1 000 000 ms', () => {
  showToast({ title: 'first', description: '' })
  const [toast] = useToasts.getState().toasts
  if (toast) dismissToast(toast.id)
  expect(useToasts.getState().toasts[0]?.isOpen).toBe(false)
  vi.advanceTimersByTime(999_999)
  expect(titles()).toEqual(['first'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

import { expect, test } from 'vitest'
import { beginningAndEnd, memoryLine, staysFlat } from './watch-engines.ts'

/** Memory while the browser fills up, then the given values. */
const held = (...later: number[]) => [100, 300, ...later]

test('memory at the end is compared with memory just after start-up', () => {
  expect(beginningAndEnd(held(400, 400, 400, 400, 400, 400, 410, 430))).toEqual({ beginning: 400, end: 420 })
  expect(staysFlat(held(400, 400, 400, 400, 400, 400, 410, 430))).toBe(true)
})

test('growing memory fails, and so does a browser whose processes are unknown', () => {
  expect(staysFlat(held(400, 400, 410, 420, 430, 440, 450, 460))).toBe(false)
  expect(staysFlat(Array.from({ length: 10 }, () => 0))).toBe(false)
})

test('a line states action, duration and memory', () => {
  const megabytes = [600, ...Array.from({ length: 40 }, () => 400)]
  expect(memoryLine({ engine: 'webkit', pictures: 9000, minutes: 10, megabytes, ok: true })).toBe(
    ' ok webkit: 9000 pictures in 10 minutes, the page’s process 400 → 400 MB, at most 600',
  )
})

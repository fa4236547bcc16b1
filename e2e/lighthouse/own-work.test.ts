import { expect, test } from 'vitest'
import { ownWorkIn, type TraceEvent } from './own-work.ts'

const page = { pid: 7, tid: 1 }
const ms = 1000
const task = (atMs: number, tookMs: number, costMs: number, where = page): TraceEvent => ({
  ...where,
  name: 'RunTask',
  ph: 'X',
  ts: atMs * ms,
  dur: tookMs * ms,
  tdur: costMs * ms,
})
const named = (name: string, tid: number): TraceEvent => ({
  ...page,
  name: 'thread_name',
  ph: 'M',
  tid,
  ts: 0,
  args: { name },
})
const begins = (address: string, pid = page.pid): TraceEvent => ({
  ...page,
  pid,
  name: 'navigationStart',
  ph: 'R',
  ts: 100 * ms,
  args: { data: { documentLoaderURL: address } },
})
const paints: TraceEvent = { ...page, name: 'firstContentfulPaint', ph: 'R', ts: 300 * ms }
const visit = [named('Compositor', 2), named('CrRendererMain', 1), begins('http://localhost/'), paints]

test('a task counts by CPU time, not by duration', () => {
  // 20 ms are 80 ms on a phone four times as slow: 30 ms beyond the limit of a task.
  const events = [...visit, task(400, 90, 20), task(500, 60, 12)]
  expect(ownWorkIn(events)).toEqual({ workMs: 32, ownBlockedMs: 30, longestTaskMs: 80 })
})

test('blocking time excludes work before the first paint, and nothing counts after five seconds', () => {
  const events = [...visit, task(200, 40, 40), task(5200, 30, 30)]
  expect(ownWorkIn(events)).toEqual({ workMs: 40, ownBlockedMs: 70, longestTaskMs: 160 })
})

test('work in other threads and pages does not count', () => {
  const others = [task(400, 50, 50, { pid: 7, tid: 2 }), task(400, 50, 50, { pid: 8, tid: 1 })]
  expect(ownWorkIn([...visit, ...others, begins('about:blank', 8)])).toEqual({
    workMs: 0,
    ownBlockedMs: 0,
    longestTaskMs: 0,
  })
})

test('a trace without a page is reported', () => {
  expect(() => ownWorkIn([begins('about:blank')])).toThrow('The trace holds no page.')
})

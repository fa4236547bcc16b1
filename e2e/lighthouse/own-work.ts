/** A Chromium trace event; times are in µs, and `tdur` is the thread's CPU time. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { documentLoaderURL?: string } }
}

export type OwnWork = {
  /** CPU time of the page's thread in the first five seconds, as measured. */
  workMs: number
  /** Blocking time after first paint: each task's CPU time beyond 50 ms, scaled to Lighthouse's phone. */
  ownBlockedMs: number
  /** CPU time of the longest task, scaled in the same way. */
  longestTaskMs: number
}

const phoneIsSlowerBy = 4
const taskMayTakeMs = 50
const watchedMs = 5000

/**
 * The page's own work. Lighthouse uses wall-clock durations, in which painting without a GPU, Lighthouse
 * itself and other programs compete for the processor, so tasks seem to cost several times as much. `events`
 * are of one visit; throws if they include no page.
 */
export function ownWorkIn(events: readonly TraceEvent[]): OwnWork {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) throw new Error('The trace holds no page.')
  const isOfPage = ({ pid, ts }: TraceEvent) => pid === start.pid && ts >= start.ts
  const thread = events.find(
    ({ name, pid, args }) => pid === start.pid && name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const painted = events.find(event => isOfPage(event) && event.name === 'firstContentfulPaint')
  const tasks = events.filter(
    event => isOfPage(event) && event.tid === thread?.tid && event.ph === 'X' && event.name === 'RunTask',
  )
  const costMs = ({ tdur = 0 }: TraceEvent) => tdur / 1000
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    workMs: sum(tasks.filter(({ ts }) => ts < start.ts + watchedMs * 1000).map(costMs)),
    ownBlockedMs: sum(
      tasks
        .filter(({ ts }) => ts >= (painted?.ts ?? start.ts))
        .map(task => Math.max(0, costMs(task) * phoneIsSlowerBy - taskMayTakeMs)),
    ),
    longestTaskMs: Math.max(0, ...tasks.map(costMs)) * phoneIsSlowerBy,
  }
}

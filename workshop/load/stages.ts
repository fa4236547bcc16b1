import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Caller, type Latencies, openCaller } from './caller.ts'
import { type DoorName, newVisit, type Visit } from './visit.ts'

export type Stage = {
  calls: number
  seconds: number
  latencies: Latencies
}

type Target = { origins: readonly string[]; visitors: number }

export const ReportMade = z.object({ assessmentId: z.uuid() })

/** Runs jobs with limited concurrency until none is left; returns calls per second. */
async function run<Job>(
  { origins, visitors }: Target,
  jobs: Iterator<Job>,
  work: (caller: Caller, job: Job) => Promise<void>,
): Promise<Stage> {
  const caller = openCaller(origins, visitors)
  const startedAt = performance.now()
  const worker = async () => {
    for (let next = jobs.next(); !next.done; next = jobs.next()) await work(caller, next.value)
  }
  await Promise.all(Array.from({ length: visitors }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  await caller.close()
  const calls = [...caller.latencies.values()].reduce((sum, each) => sum + each.length, 0)
  return { calls, seconds, latencies: caller.latencies }
}

async function makeVisit(caller: Caller, { begin, uploads, report, read }: Visit) {
  for (const call of [...begin, ...uploads]) await caller.call(call)
  await caller.call(read(ReportMade.parse(await caller.call(report)).assessmentId))
}

function* visitsFor(seconds: number): Generator<Visit> {
  const endsAt = performance.now() + seconds * 1000
  while (performance.now() < endsAt) yield newVisit()
}

/** Whole visits in turn, by this many concurrent visitors. */
export const wholeVisits = (target: Target, seconds: number): Promise<Stage> =>
  run(target, visitsFor(seconds), makeVisit)

/** Starts whole visits at a steady rate, whether or not earlier visits have ended. */
export async function pacedVisits(target: Target, seconds: number, visitsPerSecond: number): Promise<Stage> {
  const caller = openCaller(target.origins, 8 * target.visitors)
  const startedAt = performance.now()
  const underWay: Promise<void>[] = []
  for (let begun = 0; begun < seconds * visitsPerSecond; begun++) {
    const waitMs = startedAt + (1000 * begun) / visitsPerSecond - performance.now()
    if (waitMs > 1) await sleep(waitMs)
    underWay.push(makeVisit(caller, newVisit()))
  }
  await Promise.all(underWay)
  const passed = (performance.now() - startedAt) / 1000
  await caller.close()
  return { calls: 8 * underWay.length, seconds: passed, latencies: caller.latencies }
}

/** A fixed group of visits in lockstep, so that each route is measured alone; later stages use earlier results. */
export function cohort(target: Target, size: number) {
  const visits = Array.from({ length: size }, newVisit)
  const reports: { visit: Visit; assessmentId: string }[] = []
  const stages = {
    begin: () =>
      run(target, visits.values(), async (caller, { begin }) => {
        for (const call of begin) await caller.call(call)
      }),
    upload: () =>
      run(target, visits.values(), async (caller, { uploads }) => {
        for (const call of uploads) await caller.call(call)
      }),
    report: () =>
      run(target, visits.values(), async (caller, visit) => {
        reports.push({ visit, ...ReportMade.parse(await caller.call(visit.report)) })
      }),
    'read-report': () =>
      run(target, reports.values(), async (caller, { visit, assessmentId }) => {
        await caller.call(visit.read(assessmentId))
      }),
  } satisfies Partial<Record<DoorName | 'begin', () => Promise<Stage>>>
  return stages
}

/** The same uploads to the bare server, under their own ids. */
export const bareUploads = (origin: string, visitors: number, size: number): Promise<Stage> =>
  run(
    { origins: [origin], visitors },
    Array.from({ length: size }, newVisit).values(),
    async (caller, { uploads }) => {
      for (const { headers, body } of uploads)
        await caller.call({ door: 'bare', method: 'PUT', path: `/${randomUUID()}`, headers, body })
    },
  )

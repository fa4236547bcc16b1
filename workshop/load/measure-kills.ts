import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { type DatabaseChoice, openDatabase } from '../../apps/api/src/ground/db/open-database.ts'
import { assessments, sessions } from '../../apps/api/src/ground/db/schema/assessments.ts'
import { startPgbouncer } from '../../apps/api/src/testing/pgbouncer.ts'
import { type PostgresServer, startPostgresServer } from '../../apps/api/src/testing/postgres-server.ts'
import { durable } from './measure-load.ts'
import { openPatientCaller, type PatientCaller } from './patient-caller.ts'
import { type Program, startServer } from './processes.ts'
import { startProxy } from './proxy.ts'
import { ReportMade } from './stages.ts'
import { newVisit } from './visit.ts'

export type KillsAsked = {
  engine: 'postgres' | 'pglite'
  /** Number of processes killed in turn. */
  cycles: number
  servers: number
  visitors: number
  /** SIGKILL also hits the database; SIGTERM hits only servers, as in an update. */
  signal: 'SIGKILL' | 'SIGTERM'
  /** Uses HTTPS through the deployment's Caddy, and PgBouncer in front of PostgreSQL. */
  deployment: boolean
  folder: string
}

export type KillsMeasured = {
  asked: Omit<KillsAsked, 'folder'>
  acknowledged: { uploads: number; reports: number }
  /** Ids that got a 200 but are missing from the database. */
  lost: { uploads: string[]; reports: string[] }
  met: PatientCaller['met']
  /** Recovery time after each signal. */
  backMs: number[]
}

type Acknowledged = { uploads: string[]; reports: string[] }

/** Makes whole visits in turn until the end; records what got a 200. */
async function visitUntil(isOver: () => boolean, caller: PatientCaller, acknowledged: Acknowledged) {
  while (!isOver()) {
    const { begin, uploads, report, read } = newVisit()
    for (const call of begin) await caller.call(call)
    for (const call of uploads) {
      await caller.call(call)
      acknowledged.uploads.push(call.path.slice(call.path.lastIndexOf('/') + 1))
    }
    const { assessmentId } = ReportMade.parse(await caller.call(report))
    acknowledged.reports.push(assessmentId)
    await caller.call(read(assessmentId))
  }
}

async function missingIn(choice: DatabaseChoice, { uploads, reports }: Acknowledged) {
  const { db, close } = await openDatabase(choice, null)
  const missing = async (table: typeof sessions | typeof assessments, ids: readonly string[]) => {
    const absent = new Set(ids)
    for (let from = 0; from < ids.length; from += 1000) {
      const some = ids.slice(from, from + 1000)
      for (const { id } of await db.select({ id: table.id }).from(table).where(inArray(table.id, some)))
        absent.delete(id)
    }
    return [...absent]
  }
  try {
    return { uploads: await missing(sessions, uploads), reports: await missing(assessments, reports) }
  } finally {
    await close()
  }
}

/** Server output outside the log, in which Node explains a crash. */
const lastWords = (folder: string) =>
  readFileSync(join(folder, 'server.log'), 'utf8')
    .split('\n')
    .filter(line => !line.startsWith('{"level":30'))
    .join('\n')

type Start = (port?: number) => Promise<Program>

/** Kills a process and waits until it recovers; SIGKILL hits the database every second time. */
async function endOne(
  cycle: number,
  servers: Program[],
  postgres: PostgresServer | null,
  { signal, start }: { signal: KillsAsked['signal']; start: Start },
) {
  const endsDatabases = postgres !== null && signal === 'SIGKILL'
  if (endsDatabases && cycle % 2 === 1) return postgres.crash()
  const which = (endsDatabases ? cycle / 2 : cycle) % servers.length
  const server = servers[which]
  if (!server) throw new Error('there is no server to end')
  await server.stop(signal)
  servers[which] = await start(Number(new URL(server.origin).port))
}

/**
 * Applies full load of whole visits while servers and database are killed in turn; then looks for every acknowledged
 * result. @throws if a server crashes, or a visitor gets an error without Retry-After.
 */
export async function measureKills(asked: KillsAsked): Promise<KillsMeasured> {
  const { engine, folder, cycles, deployment, signal } = asked
  const postgres = engine === 'postgres' ? await startPostgresServer(durable) : null
  const pooler = postgres && deployment ? await startPgbouncer('pgbouncer', postgres.url) : null
  const start: Start = port =>
    startServer(pooler?.url ?? postgres?.url ?? null, folder, {
      ...(port && { port }),
      ...(pooler && postgres && { directUrl: postgres.url }),
      // A visit states its own address, like a proxy; Caddy adds the connecting address.
      proxies: deployment ? 2 : 1,
    })
  const servers: Program[] = []
  let proxy: Awaited<ReturnType<typeof startProxy>> | null = null
  const acknowledged: Acknowledged = { uploads: [], reports: [] }
  const backMs: number[] = []
  try {
    for (let each = 0; each < asked.servers; each++) servers.push(await start())
    const origins = servers.map(({ origin }) => origin)
    proxy = deployment ? await startProxy(origins, folder) : null
    const caller = openPatientCaller(proxy ? [proxy.origin] : origins, asked.visitors, proxy?.ca)
    let isOver = false
    const visitors = Array.from({ length: asked.visitors }, () =>
      visitUntil(() => isOver, caller, acknowledged),
    )
    const visiting = Promise.all(visitors)
    visiting.catch(() => {
      isOver = true
    })
    for (let cycle = 0; cycle < cycles && !isOver; cycle++) {
      await sleep(randomInt(300, 1200))
      if (servers.some(({ hasEnded }) => hasEnded()))
        throw new Error(`a server ended by itself:\n${lastWords(folder)}`)
      const endedAt = performance.now()
      await endOne(cycle, servers, postgres, { signal, start })
      backMs.push(performance.now() - endedAt)
    }
    isOver = true
    await visiting
    await caller.close()
    for (const server of servers) await server.stop()
    const choice: DatabaseChoice = postgres
      ? { engine: 'postgres', url: postgres.url }
      : { engine: 'pglite', directory: folder }
    const { folder: _, ...told } = asked
    return {
      asked: told,
      acknowledged: { uploads: acknowledged.uploads.length, reports: acknowledged.reports.length },
      lost: await missingIn(choice, acknowledged),
      met: caller.met,
      backMs,
    }
  } finally {
    await proxy?.stop()
    for (const server of servers) await server.stop('SIGKILL')
    await pooler?.stop()
    await postgres?.stop()
  }
}

import { startPostgresServer } from '../../apps/api/src/testing/postgres-server.ts'
import { quantile } from './caller.ts'
import { type Statements, statementLog, statementsDuring } from './counted-statements.ts'
import { cpuSeconds, type Program, startBareServer, startServer } from './processes.ts'
import { bareUploads, cohort, pacedVisits, type Stage, wholeVisits } from './stages.ts'

export type LoadAsked = {
  /** Concurrent visits while each route is measured alone. */
  visits: number
  /** Duration of whole visits at full load, and again at half load. */
  seconds: number
  /** Repetitions of every stage; each round begins with a bare stage. */
  rounds: number
  visitors: number
  servers: number
  folder: string
  flags: readonly string[]
  tell: (line: string) => void
}

export type StageFigures = {
  stage: string
  callsPerSecond: number
  /** CPU milliseconds per call, of the servers and of the database. */
  serverCpuMs: number
  databaseCpuMs: number
  doors: Record<string, { p50Ms: number; p99Ms: number }>
}

export type LoadMeasured = {
  asked: Pick<LoadAsked, 'visits' | 'seconds' | 'rounds' | 'visitors' | 'servers'>
  stages: StageFigures[]
  /** Statements per call of a single visitor; null if no server was started. */
  statements: { upload: Statements; report: Statements; calls: { upload: number; report: number } } | null
}

type Processes = { servers: readonly Program[]; bare: Program; databasePid: number | null }

/** Commits reach the disk, as in a deployment but not in tests. */
export const durable = { fsync: 'on', synchronous_commit: 'on', shared_buffers: '128MB', max_wal_size: '4GB' }

const countedVisits = 20

const figuresOf = (
  stage: string,
  { calls, seconds, latencies }: Stage,
  server: number,
  database: number,
) => ({
  stage,
  callsPerSecond: calls / seconds,
  serverCpuMs: (1000 * server) / calls,
  databaseCpuMs: (1000 * database) / calls,
  doors: Object.fromEntries(
    [...latencies].map(([door, each]) => [door, { p50Ms: quantile(each, 0.5), p99Ms: quantile(each, 0.99) }]),
  ),
})

/** Runs one stage and measures its CPU cost. */
async function watch(
  name: string,
  programs: readonly Program[],
  databasePid: number | null,
  work: () => Promise<Stage>,
): Promise<StageFigures> {
  const spent = () => programs.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)
  const ofDatabase = () => (databasePid === null ? 0 : cpuSeconds(databasePid))
  const before = { server: spent(), database: ofDatabase() }
  const stage = await work()
  return figuresOf(name, stage, spent() - before.server, ofDatabase() - before.database)
}

async function round(asked: LoadAsked, { servers, bare, databasePid }: Processes): Promise<StageFigures[]> {
  const target = { origins: servers.map(({ origin }) => origin), visitors: asked.visitors }
  const served = (name: string, work: () => Promise<Stage>) => watch(name, servers, databasePid, work)
  const ofBare = () =>
    watch('bare', [bare], databasePid, () => bareUploads(bare.origin, asked.visitors, asked.visits))
  const inStep = cohort(target, asked.visits)
  const begun = await served('begin', inStep.begin)
  // Bare stages come directly before and after, because machines fluctuate.
  const before = await ofBare()
  const upload = await served('upload', inStep.upload)
  const report = await served('report', inStep.report)
  const after = await ofBare()
  const read = await served('read-report', inStep['read-report'])
  const whole = await served('visits', () => wholeVisits(target, asked.seconds))
  const half = whole.callsPerSecond / 8 / 2
  const paced = await served('visits-at-half', () => pacedVisits(target, asked.seconds, half))
  return [begun, before, upload, report, after, read, whole, paced]
}

async function countStatementsOf(
  server: Program,
  postgres: Parameters<typeof statementsDuring>[0],
): Promise<LoadMeasured['statements']> {
  const alone = cohort({ origins: [server.origin], visitors: 1 }, countedVisits)
  await alone.begin()
  const upload = await statementsDuring(postgres, alone.upload)
  const report = await statementsDuring(postgres, alone.report)
  return { upload, report, calls: { upload: 3 * countedVisits, report: countedVisits } }
}

/** Measures whole visits against built servers, and the same uploads against a bare server on the same PostgreSQL. */
export async function measureLoad(asked: LoadAsked): Promise<LoadMeasured> {
  const postgres = await startPostgresServer({ ...durable, ...statementLog })
  const programs: Program[] = []
  const start = async (starting: Promise<Program>) => {
    const program = await starting
    programs.push(program)
    return program
  }
  try {
    const servers: Program[] = []
    for (let each = 0; each < asked.servers; each++)
      servers.push(await start(startServer(postgres.url, asked.folder, { nodeFlags: asked.flags })))
    const bare = await start(startBareServer(postgres.url, asked.folder))
    const processes = { servers, bare, databasePid: postgres.pid }
    const stages: StageFigures[] = []
    const warm = {
      ...asked,
      visits: Math.ceil(asked.visits / 4),
      seconds: Math.min(asked.seconds, 3),
      rounds: 1,
    }
    await round(warm, processes)
    for (let each = 1; each <= asked.rounds; each++) {
      asked.tell(`  round ${each} of ${asked.rounds}`)
      stages.push(...(await round(asked, processes)))
    }
    const [first] = servers
    const statements = first ? await countStatementsOf(first, postgres) : null
    const { visits, seconds, rounds, visitors, servers: many } = asked
    return { asked: { visits, seconds, rounds, visitors, servers: many }, stages, statements }
  } finally {
    for (const program of programs) await program.stop()
    await postgres.stop()
  }
}

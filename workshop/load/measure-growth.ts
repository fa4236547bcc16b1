import { askPostgres } from '../../apps/api/src/testing/ask-postgres.ts'
import { startPostgresServer } from '../../apps/api/src/testing/postgres-server.ts'
import { quantile } from './caller.ts'
import { durable } from './measure-load.ts'
import { type Program, startServer } from './processes.ts'
import { pacedVisits } from './stages.ts'
import { fillWithStrangers } from './strangers.ts'

export type GrowthAsked = {
  /** Numbers of earlier people, with one database each. */
  people: readonly number[]
  /** Rate of whole visits, and duration of each round. */
  visitsPerSecond: number
  seconds: number
  rounds: number
  /** PostgreSQL's shared buffers, as in its settings. */
  buffers: string
  folder: string
  tell: (line: string) => void
}

type Database = { people: number; server: Program; bytes: number; p99sMs: Map<string, number[]> }

export type GrowthMeasured = { people: number; bytesPerPerson: number; p99Ms: Record<string, number> }[]

/** For filling only: a lost database is made again, and full-page writes would double the I/O of large indexes. */
const hasty = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB' }

async function open(url: string, people: number, folder: string): Promise<Database> {
  const name = `with_${people}`
  await askPostgres(url, `create database ${name}`)
  const own = url.replace(/postgres$/, name)
  const server = await startServer(own, folder)
  await fillWithStrangers(own, server.origin, people)
  const [size] = await askPostgres(own, 'select pg_database_size(current_database())::text as bytes')
  return { people, server, bytes: Number(size?.bytes), p99sMs: new Map() }
}

/**
 * Runs the same visits at the same rate on databases with different numbers of earlier people, alternating every round
 * because machines fluctuate.
 */
export async function measureGrowth(asked: GrowthAsked): Promise<GrowthMeasured> {
  const settings = { ...durable, shared_buffers: asked.buffers }
  const postgres = await startPostgresServer({ ...settings, ...hasty })
  const databases: Database[] = []
  try {
    for (const people of asked.people) {
      asked.tell(`  filling a database with ${people} people`)
      databases.push(await open(postgres.url, people, asked.folder))
    }
    await askPostgres(postgres.url, 'checkpoint')
    await postgres.restart(settings)
    for (let round = 0; round <= asked.rounds; round++) {
      asked.tell(round === 0 ? '  warming up' : `  round ${round} of ${asked.rounds}`)
      for (const { server, p99sMs } of round % 2 ? databases : databases.toReversed()) {
        const target = { origins: [server.origin], visitors: 12 }
        const { latencies } = await pacedVisits(target, asked.seconds, asked.visitsPerSecond)
        if (round === 0) continue
        for (const [door, each] of latencies)
          p99sMs.set(door, [...(p99sMs.get(door) ?? []), quantile(each, 0.99)])
      }
    }
    return databases.map(({ people, bytes, p99sMs }) => ({
      people,
      bytesPerPerson: bytes / people,
      p99Ms: Object.fromEntries([...p99sMs].map(([door, each]) => [door, quantile(each, 0.5)])),
    }))
  } finally {
    for (const { server } of databases) await server.stop()
    await postgres.stop()
  }
}

/** One line per route: p99 in each database, as a median over rounds, and the ratio of last to first. */
export function growthLines(measured: GrowthMeasured): string[] {
  const [first] = measured
  const cells = (values: readonly string[]) => values.map(value => value.padStart(12)).join('')
  const doors = Object.keys(first?.p99Ms ?? {}).map(door => {
    const p99s = measured.map(({ p99Ms }) => p99Ms[door] ?? 0)
    const ratio = (p99s.at(-1) ?? 0) / (p99s[0] ?? 1)
    return door.padEnd(14) + cells([...p99s.map(ms => `${ms.toFixed(1)} ms`), ratio.toFixed(2)])
  })
  return [
    `${'p99'.padEnd(14)}${cells([...measured.map(({ people }) => String(people)), 'ratio'])}`,
    ...doors,
    `${'bytes a person'.padEnd(14)}${cells(measured.map(({ bytesPerPerson }) => bytesPerPerson.toFixed(0)))}`,
  ]
}

import { askPostgres } from '../src/testing/ask-postgres.ts'
import { startPostgresServer } from '../src/testing/postgres-server.ts'
import { quantile } from './caller.ts'
import { durable } from './measure-load.ts'
import { type Program, startServer } from './processes.ts'
import { pacedVisits } from './stages.ts'
import { fillWithStrangers } from './strangers.ts'

export type GrowthAsked = {
  /** People who have been here before, database by database. */
  people: readonly number[]
  /** Whole visits at this pace, so long in each round. */
  visitsPerSecond: number
  seconds: number
  rounds: number
  /** What PostgreSQL keeps in memory by itself, as its settings say it. */
  buffers: string
  folder: string
  tell: (line: string) => void
}

type Database = { people: number; server: Program; bytes: number; p99sMs: Map<string, number[]> }

export type GrowthMeasured = { people: number; bytesPerPerson: number; p99Ms: Record<string, number> }[]

/** While it is filled: one that is lost then is made anew, and random pages of large indexes would be written twice over. */
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
 * The same visits at the same pace on databases that differ in how many people have been here before, each in turn in every
 * round: a machine is seldom the same for long.
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

/** A line a door: its p99 in each database, the middle of all rounds, and the last one's to the first one's. */
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

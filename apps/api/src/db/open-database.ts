import { fileURLToPath } from 'node:url'
import { migrateJobs } from '@lithe/jobs/migrate'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { OpenDatabase } from './database.ts'
import { openPglite } from './open-pglite.ts'

export { askRows, type Database } from './database.ts'

/** Any number; the same in every Lithe process, so that only one migrates at a time. */
export const migrationLock = 7_100_450

const silent = () => {}

/**
 * Drizzle asks by `unsafe`, which sends every statement twice, to be read and to be done, unless it may be prepared: then
 * each connection reads it once. `?prepare=false` in the address forbids it, for a pooler that knows no prepared statements.
 */
function prepareEverything<Sql extends postgres.Sql | postgres.TransactionSql>(sql: Sql): Sql {
  const { unsafe } = sql
  sql.unsafe = (text, values, options) => unsafe(text, values, { ...options, prepare: true })
  return sql
}

/** Its transactions too, each of which brings a client of its own. */
function preparing(client: postgres.Sql): postgres.Sql {
  const { begin } = client
  client.begin = (...[first, second]: [unknown, unknown?]) => {
    const work = (typeof first === 'function' ? first : second) as (sql: postgres.TransactionSql) => unknown
    const prepared = (sql: postgres.TransactionSql) => work(prepareEverything(sql))
    return typeof first === 'string' ? begin(first, prepared) : begin(prepared)
  }
  return prepareEverything(client)
}

/**
 * `fetch_types` would have each new connection ask for the types of arrays: nobody awaits that question, and a database that
 * dies under it would take the server along. Drizzle reads and writes arrays itself.
 */
const ofEachConnection = { onnotice: silent, connect_timeout: 5, fetch_types: false } as const

/**
 * In milliseconds, for the database to end by itself what no caller waits for any more. What an address says of them in
 * `?statement_timeout=` counts before these.
 */
const timeLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 } as const

async function migratePostgres(url: string, migrationsFolder: string): Promise<void> {
  const migrator = postgres(url, { ...ofEachConnection, max: 1 })
  try {
    await migrator`select pg_advisory_lock(${migrationLock})`
    await migrate(drizzle(migrator), { migrationsFolder })
    await migrateJobs(drizzle(migrator))
  } finally {
    await migrator.end()
  }
}

async function openPostgres(
  { url, directUrl = url }: Postgres,
  migrations: string | null,
): Promise<OpenDatabase> {
  if (migrations !== null) await migratePostgres(directUrl, migrations)
  const client = preparing(postgres(url, { ...ofEachConnection, connection: timeLimits }))
  return { db: drizzle(client), scrubFiles: async () => {}, close: () => client.end({ timeout: 5 }) }
}

type Postgres = {
  engine: 'postgres'
  /** What calls are served through, perhaps a pooler. */
  url: string
  /** PostgreSQL itself, where `url` is a pooler's: a migration holds a lock for a session, and takes longer than a call. */
  directUrl?: string
}

export type DatabaseChoice = Postgres | { engine: 'pglite'; directory: string }

/** Beside this module in the sources, beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens whichever engine the settings name, brought up to date by the same migrations; as it stands where they are null. */
export const openDatabase = (
  database: DatabaseChoice,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> =>
  database.engine === 'postgres'
    ? openPostgres(database, migrations)
    : openPglite(database.directory, migrations)

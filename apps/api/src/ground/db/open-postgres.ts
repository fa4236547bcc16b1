import { hash } from 'node:crypto'
import { migrateJobs } from '@lithe/jobs/migrate'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { HalfRestored, isHalfRestored } from './half-restored.ts'
import { noteRelease, refuseLaterDatabase } from './known-migrations.ts'

export const applicationName = 'lithe'

/** Any number; the same in every Lithe process, so that only one migrates at a time. */
export const migrationLock = 7_100_450

/**
 * In milliseconds, for the database to end by itself what no caller waits for any more. What an address says of them in
 * `?statement_timeout=` counts before these.
 */
const timeLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 } as const
const connectTimeoutMs = 5000
const closeTimeoutMs = 5000

const statementNames = new Map<string, string>()

/** The name that a connection keeps a statement by, read and planned once. */
function nameOf(text: string): string {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  const name = hash('sha256', text, 'base64url')
  statementNames.set(text, name)
  return name
}

/** A statement as drizzle hands it over; whatever else a client can be asked for goes by as it is. */
const isStatement = (config: unknown): config is { text: string } =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)

/**
 * Names each statement, so that a connection parses it once, unless the pooler in front knows no prepared statements;
 * and releases a connection on which no transaction could begin, which drizzle forgets to.
 */
function prepareStatements(client: pg.PoolClient, prepares: boolean) {
  const query: (...asked: unknown[]) => unknown = client.query.bind(client)
  const prepared = (config: unknown, ...rest: unknown[]) => {
    if (!isStatement(config)) return query(config, ...rest)
    const answer = query(prepares ? { ...config, name: nameOf(config.text) } : config, ...rest)
    if (config.text.startsWith('begin') && answer instanceof Promise)
      answer.catch((error: Error) => client.release(error))
    return answer
  }
  client.query = prepared as typeof client.query
}

/** The connections that calls are served through; `?prepare=false` in the address forbids prepared statements. */
export function connectPostgres(url: string): pg.Pool {
  const prepares = new URL(url).searchParams.get('prepare') !== 'false'
  const pool = new pg.Pool({
    ...timeLimits,
    // So that the database's own lists of connections say whose these are.
    application_name: applicationName,
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    // A connection whose other end has vanished is found out in seconds, not in hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // A connection that breaks is replaced, and the statement under way on it fails: an event without a listener would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    prepareStatements(client, prepares)
  })
  return pool
}

/** @throws where a restore was cut short, unless the caller is the restore itself. */
export async function migratePostgres(
  url: string,
  migrationsFolder: string,
  { isRestoring = false } = {},
): Promise<void> {
  const migrator = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  migrator.on('error', () => {})
  try {
    await migrator.connect()
    await migrator.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(migrator)
    if (!isRestoring && (await isHalfRestored(db))) throw new HalfRestored()
    await refuseLaterDatabase(db, migrationsFolder)
    await migrate(db, { migrationsFolder })
    await noteRelease(db)
    await migrateJobs(db)
  } finally {
    await migrator.end()
  }
}

export type Postgres = {
  engine: 'postgres'
  /** What calls are served through, perhaps a pooler. */
  url: string
  /** PostgreSQL itself, where `url` is a pooler's: a migration holds a lock for a session, and takes longer than a call. */
  directUrl?: string
}

/** Waits for what is being asked, but no longer than a database may take that does not answer. */
async function end(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise(resolve => {
    timer = setTimeout(resolve, closeTimeoutMs)
  })
  await Promise.race([pool.end(), late])
  clearTimeout(timer)
}

export async function openPostgres(
  { url, directUrl = url }: Postgres,
  migrations: string | null,
): Promise<OpenDatabase> {
  if (migrations !== null) await migratePostgres(directUrl, migrations)
  const pool = connectPostgres(url)
  return { db: drizzle(pool), close: () => end(pool) }
}

import { hash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import type { OpenDatabase } from './database.ts'
import { HalfRestored, isHalfRestored } from './half-restored.ts'
import { noteRelease, refuseLaterDatabase } from './known-migrations.ts'

export const applicationName = 'lithe'

/** Arbitrary, but the same in every Lithe process, so that only one migrates at a time. */
export const migrationLock = 7_100_450

/** Milliseconds after which the database cancels abandoned work; `?statement_timeout=` in the URL overrides them. */
const timeLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 } as const
const connectTimeoutMs = 5000
const closeTimeoutMs = 5000

const statementNames = new Map<string, string>()

/** Name under which a connection keeps the prepared statement. */
function nameOf(text: string): string {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  const name = hash('sha256', text, 'base64url')
  statementNames.set(text, name)
  return name
}

/** Whether the argument is a statement in drizzle's form; anything else is passed through. */
const isStatement = (config: unknown): config is { text: string } =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)

/**
 * Names each statement so that a connection parses it once, unless the pooler lacks prepared statements; also releases
 * the connection when BEGIN fails, which drizzle does not.
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

/** Pool that serves requests; `?prepare=false` in the URL disables prepared statements. */
export function connectPostgres(url: string): pg.Pool {
  const prepares = new URL(url).searchParams.get('prepare') !== 'false'
  const pool = new pg.Pool({
    ...timeLimits,
    // Identifies our connections in pg_stat_activity.
    application_name: applicationName,
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    // Detects a vanished peer in seconds rather than hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // The pool replaces broken connections and the query fails; without a listener the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    prepareStatements(client, prepares)
  })
  return pool
}

/** @throws when an earlier restore was cut short, unless called by the restore itself. */
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
  /** Serves requests; may be a pooler. */
  url: string
  /** Direct PostgreSQL URL when `url` is a pooler: migrations hold a session lock and outlast request timeouts. */
  directUrl?: string
}

/** Waits for running queries, but gives up on an unresponsive database. */
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

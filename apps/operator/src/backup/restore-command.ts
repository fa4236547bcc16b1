import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import {
  askRows,
  type Database,
  migratePostgres,
  migrationLock,
  migrationsFolder,
  openDatabase,
  type Postgres,
} from '@lithe/api/database'
import { isHalfRestored, restoringMark } from '@lithe/api/half-restored'
import { migrationsOf } from '@lithe/api/known-migrations'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Misused } from '../../../../tools/run/command.ts'
import { postgresOf, withDatabase } from '../settings.ts'
import { eraseAgain } from './erase-again.ts'
import { linesOf, told } from './erase-again-command.ts'
import { findProgram, runOn } from './postgres-programs.ts'
import { readIdentities, unsealFile } from './sealed-file.ts'

const theirSchemas = ['public', 'jobs', 'drizzle']
const listTables = sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ${theirSchemas}`

/** Marks an empty database, or an emptied interrupted restore; no server starts on it until the restore ends. */
const begin = (db: Database) =>
  db.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    const tables = await askRows<{ name: string }>(transaction, listTables)
    const isHalf = await isHalfRestored(transaction)
    if (tables.length > 0 && !isHalf)
      throw new Error('DATABASE_URL: the database is not empty; make a new one, and restore into that')
    for (const { name } of tables) await transaction.execute(sql.raw(`drop table if exists ${name} cascade`))
    for (const name of ['jobs', 'drizzle'])
      await transaction.execute(sql.raw(`drop schema if exists ${name} cascade`))
    await transaction.execute(sql.raw(`create schema if not exists ${restoringMark}`))
  })

/** Atomic: one transaction, aborted by the first error. */
const asOne = ['--format=custom', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']

async function pour(unsealed: Readable, { url }: Postgres, program: string) {
  const database = decodeURIComponent(new URL(url).pathname.slice(1))
  const { input, ended, kill } = runOn(url, program, [...asOne, `--dbname=${database}`])
  const pouring = pipeline(unsealed, input).catch((error: NodeJS.ErrnoException) => {
    kill()
    // An exited program accepts no input and reports the reason itself.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
  const [poured, done] = await Promise.allSettled([pouring, ended])
  for (const each of [poured, done]) if (each.status === 'rejected') throw each.reason
}

/** Throws if a newer version of Lithe wrote the backup: this one cannot erase it. */
async function checkMigrations(db: Database) {
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const theirs = await migrationsOf(db)
  if (theirs.length === 0 || theirs.some((hash, index) => hash !== ours[index]))
    throw new Error(
      'the backup has seen migrations that this Lithe has not; restore it with the one that made it, or a later one',
    )
}

type CameBack = { people: number; reports: number; orders: number; until: Date | null }

async function lookAt(db: Database): Promise<string> {
  const [row] = await askRows<CameBack>(
    db,
    sql`select (select count(*)::int from people) as people, (select count(*)::int from assessments) as reports,
      (select count(*)::int from orders) as orders, (select max(at) from security_events) as until`,
  )
  const until = row?.until ? `, the last event of ${new Date(row.until).toISOString()}` : ''
  return `${row?.people} people, ${row?.reports} reports and ${row?.orders} orders are back${until}.`
}

/** Implements `npm run ops -- restore`; returns its output. Throws a sentence naming the obstacle. */
export async function restoreCommand(
  environment: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      identity: { type: 'string' },
      erasures: { type: 'string', multiple: true, default: [] },
      'no-erasures': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  if (!file || !values.identity || more.length > 0 || values.erasures.length > 0 === values['no-erasures'])
    throw new Misused()
  const { database, erasuresFile } = postgresOf(environment)
  const lines = await linesOf(values.erasures, erasuresFile)
  const unsealed = await unsealFile(file, await readIdentities(values.identity))
  const { db, close } = await openDatabase(database, null)
  return withDatabase(database, async () => {
    const program = await findProgram('pg_restore', db)
    await begin(db)
    await pour(unsealed, database, program)
    await checkMigrations(db)
    await migratePostgres(database.url, migrationsFolder, { isRestoring: true })
    return db.transaction(async transaction => {
      const back = await lookAt(transaction)
      const erased = await eraseAgain(transaction, lines, new Date())
      await transaction.execute(sql.raw(`drop schema ${restoringMark}`))
      return `${back}\n${told(erased)}`
    })
  }).finally(close)
}

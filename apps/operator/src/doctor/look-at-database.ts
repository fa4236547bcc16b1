import type { Config } from '@lithe/api/config'
import { askRows, type Database, migrationsFolder, openDatabase } from '@lithe/api/database'
import { migrationsOf } from '@lithe/api/known-migrations'
import { databaseProblem } from '@lithe/api/start-problems'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Finding, good, note, wrong } from './findings.ts'

/** Sign-ins, codes and limits use the server's clock; PostgreSQL expires by its own. */
const mostApartMs = 5000

async function lookAtClock(db: Database): Promise<Finding> {
  const askedAt = Date.now()
  const [row] = await askRows<{ ms: string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
  )
  const apartMs = Number(row?.ms) - (askedAt + Date.now()) / 2
  const seconds = Math.abs(apartMs / 1000).toFixed(1)
  return Math.abs(apartMs) <= mostApartMs
    ? good('The clocks of this machine and of the database agree.')
    : wrong(`The clock of the database is ${seconds} s apart from this machine’s; let both keep time by NTP.`)
}

async function lookAtMigrations(db: Database): Promise<Finding> {
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const theirs = await migrationsOf(db)
  if (theirs.some((hash, index) => hash !== ours[index]))
    return wrong('A newer Lithe has migrated the database; start that one, or one after it.')
  const waiting = ours.length - theirs.length
  return waiting === 0
    ? good('The database is up to date.')
    : note(`${waiting} migrations run when the server starts; back up before.`)
}

/** Checks that the database responds, with the right time and tables; the embedded one is not opened. */
export async function lookAtDatabase(config: Config): Promise<Finding[]> {
  const { database } = config
  if (database.engine === 'pglite')
    return [wrong('DATABASE_URL is not set: the embedded database is for trials.')]
  const open = await openDatabase(database, null)
  try {
    return [await lookAtClock(open.db), await lookAtMigrations(open.db)]
  } catch (error) {
    return [wrong(databaseProblem(config, error) ?? `DATABASE_URL: ${String(error)}`)]
  } finally {
    await open.close()
  }
}

import { type Database, type DatabaseChoice, openDatabase } from '@lithe/api/database'
import { recordEvent } from '@lithe/api/events'
import { signInCodes, signInSessions } from '@lithe/api/schema/sign-in'
import { migrateJobs } from '@lithe/jobs/migrate'
import { sql } from 'drizzle-orm'
import { type ErasedAgain, eraseAgain } from './erase-again.ts'
import { sameTexts } from './head.ts'
import { loadRows } from './load-rows.ts'
import { migrateAround } from './migrate-inside.ts'
import type { OpenedBackup } from './read-backup.ts'
import type { Counted } from './write-backup.ts'

/** How many rows each table got, and what of them was taken away again. */
export type Restored = { counted: Counted; erased: ErasedAgain }

/** A migration is sent as it is written, several statements together; no plan outlives the tables it was made for. */
function unprepared(database: DatabaseChoice): DatabaseChoice {
  if (database.engine === 'pglite') return database
  const url = new URL(database.url)
  url.searchParams.set('prepare', 'false')
  return { ...database, url: url.href }
}

/** What every database needs that was taken back in time, inside the caller's transaction. */
async function makeUpFor(
  transaction: Database,
  erasureLines: readonly string[],
  now: Date,
): Promise<ErasedAgain> {
  await transaction.delete(signInSessions)
  await transaction.delete(signInCodes)
  const erased = await eraseAgain(transaction, erasureLines, now)
  await recordEvent(transaction, { kind: 'staff-command', personId: null, detail: 'restore', at: now })
  return erased
}

/** The same for a database that PostgreSQL itself took back to a moment, from its own log. */
export async function eraseInPlace(
  database: DatabaseChoice,
  erasureLines: readonly string[],
  now: Date,
): Promise<ErasedAgain> {
  const { db, scrubFiles, close } = await openDatabase(database)
  try {
    const erased = await db.transaction(transaction => makeUpFor(transaction, erasureLines, now))
    await scrubFiles()
    return erased
  } finally {
    await close()
  }
}

/**
 * Brings a backup into an empty database of either engine: its tables as they were, its rows, the migrations since, and
 * what was erased since taken away again. All but the jobs' empty tables is one transaction, so a restore that was cut short has
 * left nothing else.
 * Sign-ins are left out: a device that was signed out since would be in again, so everybody signs in anew.
 */
export async function restoreBackup(
  database: DatabaseChoice,
  backup: OpenedBackup,
  erasureLines: readonly string[],
  now: Date,
): Promise<Restored> {
  const { db, scrubFiles, close } = await openDatabase(unprepared(database), null)
  try {
    // No job is in a backup: the sweep makes one of each row that is due and has none. Erasing looks for them.
    await migrateJobs(db)
    const restored = await db.transaction(async transaction => {
      for (const statement of sameTexts) await transaction.execute(sql.raw(statement))
      const fill = () => loadRows(transaction, backup)
      const counted = await migrateAround(transaction, backup.head.migrations, fill)
      return { counted, erased: await makeUpFor(transaction, erasureLines, now) }
    })
    await scrubFiles()
    return restored
  } finally {
    await close()
  }
}

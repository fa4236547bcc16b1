import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gt } from 'drizzle-orm'
import { privateDirectory, withoutOthers } from './data-directory.ts'
import type { Database } from './database.ts'
import { erasures } from './schema/erasures.ts'

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

/** What a row is called once it is erased. Its id is a random number, so nothing but the row itself leads here. */
export const erasedName = (rowId: string): string => digest('erased', rowId)

/** Of an agreement taken back, by its person's own name: its row gets another id when a guest becomes an account. */
export const takenBackName = (personName: string, givenAt: Date): string =>
  digest('taken back', personName, givenAt.toISOString())

/** In the transaction that erases, so that neither is kept without the other. */
export async function recordErasures(db: Database, names: readonly string[], at: Date): Promise<void> {
  if (names.length === 0) return
  await db
    .insert(erasures)
    .values(names.map(name => ({ name, at })))
    .onConflictDoUpdate({ target: erasures.name, set: { partOf: null } })
}

/** A guest who signs in becomes part of the account: erasing the account has erased the guest too. */
export const recordPartOf = (db: Database, fromId: string, toId: string, at: Date) =>
  db
    .insert(erasures)
    .values({ name: erasedName(fromId), partOf: erasedName(toId), at })
    .onConflictDoNothing()

/** Rows of one moment may be committed in another order; what is written twice counts once. */
const overlapMs = 10 * 60_000

/** Up to when a list holds what was erased; one that is there already is closed to others. */
async function writtenUntil(file: string): Promise<Date> {
  const found = await stat(file).catch(() => null)
  if (found) await withoutOthers(file)
  return new Date(found ? found.mtimeMs - overlapMs : 0)
}

/** The line of a row in a list of erasures: its name, and that of the person it became part of. */
export const erasureLine = ({ name, partOf }: { name: string; partOf: string | null }): string =>
  partOf === null ? name : `${name} ${partOf}`

/**
 * Adds what is new to a file outside of the database, whose loss is what the file is for. A list on the disk when this
 * resolves; a line that a crash cut short is no name, and the next one begins on a line of its own.
 */
export async function copyErasures(db: Database, file: string): Promise<void> {
  const rows = await db
    .select()
    .from(erasures)
    .where(gt(erasures.at, await writtenUntil(file)))
  if (rows.length === 0) return
  await privateDirectory(dirname(file))
  const list = await open(file, 'a', 0o600)
  try {
    await list.write(`\n${rows.map(erasureLine).join('\n')}\n`)
    await list.sync()
  } finally {
    await list.close()
  }
}

import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import { privateDirectory, withoutOthers } from './data-directory.ts'
import { askRows, type Database } from './database.ts'
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
    .onConflictDoUpdate({ target: erasures.name, set: { partOf: null, writtenBy: sql`excluded.written_by` } })
}

/** A guest who signs in becomes part of the account: erasing the account has erased the guest too. */
export const recordPartOf = (db: Database, fromId: string, toId: string, at: Date) =>
  db
    .insert(erasures)
    .values({ name: erasedName(fromId), partOf: erasedName(toId), at })
    .onConflictDoNothing()

/** Of a list: longer than its last line, which says how far it has come. */
const tailBytes = 300
const mark = /\n# (\S+) (\d+)\n$/

/** How far a list has come in which database; one that is there already is closed to others. */
async function cursorOf(file: string): Promise<{ database: string; until: string } | null> {
  const found = await stat(file).catch(() => null)
  if (!found) return null
  await withoutOthers(file)
  const list = await open(file)
  try {
    const { buffer, bytesRead } = await list.read({
      buffer: Buffer.alloc(tailBytes),
      position: Math.max(0, found.size - tailBytes),
    })
    const [, database, until] = mark.exec(buffer.toString('utf8', 0, bytesRead)) ?? []
    return database && until ? { database, until } : null
  } finally {
    await list.close()
  }
}

/** This very database, and the oldest transaction that is under way: all before it has ended, and can be seen. */
const readPosition = (db: Database) =>
  askRows<{ database: string; until: string }>(
    db,
    sql`select (select system_identifier from pg_control_system())::text || '-' ||
        (select timeline_id from pg_control_checkpoint())::text || '-' ||
        (select oid from pg_database where datname = current_database())::text as database,
      pg_snapshot_xmin(pg_current_snapshot())::text as until`,
  )

/** The line of a row in a list of erasures: its name, and that of the person it became part of. */
export const erasureLine = ({ name, partOf }: { name: string; partOf: string | null }): string =>
  partOf === null ? name : `${name} ${partOf}`

/**
 * Adds what is new to a file outside of the database, whose loss is what the file is for. A list on the disk when this
 * resolves; a line that a crash cut short is no name, and the next one begins on a line of its own. A list of another database, or
 * of a past that this one was taken back to, gets all there is.
 */
export async function copyErasures(db: Database, file: string): Promise<void> {
  const [position] = await readPosition(db)
  const known = await cursorOf(file)
  const isNew =
    position && known?.database === position.database && BigInt(known.until) <= BigInt(position.until)
      ? // What a backup brought has numbers of another database: it is in the list since that was written as a whole.
        sql`${erasures.writtenBy} >= ${known.until}::bigint
          and ${erasures.writtenBy} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`
      : undefined
  const rows = await db.select().from(erasures).where(isNew)
  if (rows.length === 0 || !position) return
  await privateDirectory(dirname(file))
  const list = await open(file, 'a', 0o600)
  try {
    const cursor = `# ${position.database} ${position.until}`
    await list.write(`\n${rows.map(erasureLine).join('\n')}\n${cursor}\n`)
    await list.sync()
  } finally {
    await list.close()
  }
}

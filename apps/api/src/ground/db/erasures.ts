import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import { privateDirectory, withoutOthers } from './data-directory.ts'
import { askRows, type Database } from './database.ts'
import { erasures } from './schema/erasures.ts'

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

/** Name of an erased row in the erasure list: a digest of its random id, which leads back only to the row itself. */
export const erasedName = (rowId: string): string => digest('erased', rowId)

/** Names a withdrawn consent by person and time, because the row id changes when a guest signs in. */
export const takenBackName = (personName: string, givenAt: Date): string =>
  digest('taken back', personName, givenAt.toISOString())

/** Must run in the erasing transaction, so that both commit or neither does. */
export async function recordErasures(db: Database, names: readonly string[], at: Date): Promise<void> {
  if (names.length === 0) return
  await db
    .insert(erasures)
    .values(names.map(name => ({ name, at })))
    .onConflictDoUpdate({ target: erasures.name, set: { partOf: null, writtenBy: sql`excluded.written_by` } })
}

/** Records that a guest became part of an account, so that erasing the account also covers the guest. */
export const recordPartOf = (db: Database, fromId: string, toId: string, at: Date) =>
  db
    .insert(erasures)
    .values({ name: erasedName(fromId), partOf: erasedName(toId), at })
    .onConflictDoNothing()

/** Bytes read from the end of a list: longer than its last line, which holds the cursor. */
const tailBytes = 300
const mark = /\n# (\S+) (\d+)\n$/

/** Reads the cursor of a list and its database, and tightens the file's permissions. */
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

/** Identifies this database and its oldest running transaction; everything before that is visible. */
const readPosition = (db: Database) =>
  askRows<{ database: string; until: string }>(
    db,
    sql`select (select system_identifier from pg_control_system())::text || '-' ||
        (select timeline_id from pg_control_checkpoint())::text || '-' ||
        (select oid from pg_database where datname = current_database())::text as database,
      pg_snapshot_xmin(pg_current_snapshot())::text as until`,
  )

/** One line of an erasure list: the row's name and the name of the person it became part of. */
export const erasureLine = ({ name, partOf }: { name: string; partOf: string | null }): string =>
  partOf === null ? name : `${name} ${partOf}`

/**
 * Appends new erasures to a file outside the database, so that it survives losing the database. Fsynced before this
 * resolves; a line cut short by a crash is ignored and the next starts on its own line. A list that belongs to another
 * database, or to a timeline this one was rolled back from, is written in full.
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

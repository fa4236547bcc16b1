import type { Database } from '@lithe/api/database'
import { askRows } from '@lithe/api/database'
import { sql } from 'drizzle-orm'
import { type Head, sameTexts, type Table } from './head.ts'
import { sealLines, type WriteLine } from './sealed-lines.ts'

const rowsAtOnce = 200

/** Ours, but for tables that PostgreSQL itself does not keep through a crash: the counters of the limits. */
const listTables = sql`
  select c.relname as name, array_to_json(array_agg(a.attname order by a.attnum))::text as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
  group by c.relname order by c.relname`

export const tablesOf = async (db: Database): Promise<Table[]> =>
  (await askRows<{ name: string; columns: string }>(db, listTables)).map(({ name, columns }) => ({
    name,
    columns: JSON.parse(columns),
  }))

/** As drizzle notes them down; none in a database that was never migrated. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const [there] = await askRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!there?.name) return []
  const applied = sql`select hash from drizzle.__drizzle_migrations order by created_at`
  return (await askRows<{ hash: string }>(db, applied)).map(({ hash }) => hash)
}

async function writeRows(db: Database, { name }: Table, write: WriteLine): Promise<number> {
  await db.execute(
    sql`declare kept_rows no scroll cursor for select kept_row::text as row from ${sql.identifier(name)} as kept_row`,
  )
  let count = 0
  for (;;) {
    const rows = await askRows<{ row: string }>(db, sql.raw(`fetch ${rowsAtOnce} from kept_rows`))
    if (rows.length === 0) break
    count += rows.length
    await write(rows.map(({ row }) => JSON.stringify(row)).join('\n'))
  }
  await db.execute(sql`close kept_rows`)
  return count
}

type Around = { recipient: string; madeAt: Date; pepper: Head['pepper'] }

/** How many rows each table had, by its name. */
export type Counted = Record<string, number>

/**
 * Writes all that a database holds into a file for the recipient (`age1…`), as of one moment: servers go on meanwhile.
 * Rows pass through a few at a time. Throws what the database or the disk throws, and then leaves no file.
 */
export async function writeBackup(
  db: Database,
  file: string,
  { recipient, madeAt, pepper }: Around,
): Promise<Counted> {
  const counted: Counted = {}
  await sealLines(file, recipient, write =>
    db.transaction(
      async snapshot => {
        for (const statement of sameTexts) await snapshot.execute(sql.raw(statement))
        const tables = await tablesOf(snapshot)
        const migrations = await migrationsOf(snapshot)
        const head: Head = {
          format: 'lithe-backup-1',
          madeAt: madeAt.toISOString(),
          migrations,
          pepper,
          tables,
        }
        await write(JSON.stringify(head))
        for (const table of tables) {
          await write(JSON.stringify({ table: table.name }))
          counted[table.name] = await writeRows(snapshot, table, write)
        }
        await write(JSON.stringify({ end: counted }))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )
  return counted
}

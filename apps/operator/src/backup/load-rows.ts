import { askRows, type Database } from '@lithe/api/database'
import { sql } from 'drizzle-orm'
import type { Head } from './head.ts'
import type { OpenedBackup } from './read-backup.ts'
import { type Counted, tablesOf } from './write-backup.ts'

type ForeignKey = { table: string; name: string; definition: string }

const listForeignKeys = sql`
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`

/** Migrations put rows of their own here; those of the backup take their place. */
const filledByMigrations = ['organisations']

/** Refuses a database whose tables are not those of the backup, or that holds anything already. */
async function checkTarget(db: Database, { tables }: Head): Promise<void> {
  if (JSON.stringify(await tablesOf(db)) !== JSON.stringify(tables))
    throw new Error('the database has other tables than the backup; restore into an empty one')
  for (const { name } of tables) {
    if (filledByMigrations.includes(name)) continue
    const held = await askRows(db, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (held.length > 0)
      throw new Error(`the database is not empty: there are rows in ${name}; restore into an empty one`)
  }
}

/** Through the texts that PostgreSQL made of them, so that every value is what it was, to the last bit. */
const insertRows = (db: Database, table: string, rows: readonly string[]) =>
  // `offset 0` keeps PostgreSQL from reading the text anew for each column.
  db.execute(sql`insert into ${sql.identifier(table)}
    select (loaded.kept).* from (
      select value::${sql.identifier(table)} as kept from json_array_elements_text(${JSON.stringify(rows)}::json) offset 0
    ) as loaded`)

/**
 * Fills the empty tables of a database, inside the caller's transaction. What points at what is looked at once
 * everything is there. Throws where the database is not that of the backup, or the backup is not whole.
 */
export async function loadRows(db: Database, { head, batches }: OpenedBackup): Promise<Counted> {
  await checkTarget(db, head)
  for (const table of filledByMigrations)
    if (head.tables.some(({ name }) => name === table))
      await db.execute(sql`delete from ${sql.identifier(table)}`)
  const foreignKeys = await askRows<ForeignKey>(db, listForeignKeys)
  for (const { table, name } of foreignKeys)
    await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  const counted: Counted = Object.fromEntries(head.tables.map(({ name }) => [name, 0]))
  for await (const { table, rows } of batches()) {
    if (!Object.hasOwn(counted, table))
      throw new Error(`the backup has rows of ${table}, which it does not name`)
    if (rows.length > 0) await insertRows(db, table, rows)
    counted[table] = (counted[table] ?? 0) + rows.length
  }
  for (const { table, name, definition } of foreignKeys)
    await db.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
  return counted
}

import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/database.ts'

type Stored = { schema: string; table: string; row: string }
type Row = Record<string, unknown>

/** The two drivers return rows differently. */
async function ask(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  const answer: unknown = await db.execute(query)
  return (Array.isArray(answer) ? answer : Object(answer).rows) as Row[]
}

/** Every row of every table as JSON, from the database catalogue, so that new tables are included. */
export async function everythingStored(db: Database): Promise<Stored[]> {
  const tables = await ask(
    db,
    sql`select table_schema, table_name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1, 2`,
  )
  const stored = []
  for (const { table_schema, table_name } of tables) {
    const table = sql`${sql.identifier(String(table_schema))}.${sql.identifier(String(table_name))}`
    for (const { row } of await ask(db, sql`select to_jsonb(kept)::text as row from ${table} kept`))
      stored.push({ schema: String(table_schema), table: String(table_name), row: String(row) })
  }
  return stored
}

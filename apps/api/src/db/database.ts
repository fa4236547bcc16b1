import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a verb may use: PGlite, PostgreSQL or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = {
  db: Database
  /** Takes what was deleted out of the files too, where they are ours; a database server does so by itself, later. */
  scrubFiles(): Promise<void>
  close(): Promise<void>
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a verb may use: PGlite, PostgreSQL or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>

import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What a restored backup must not bring back: the names of rows that were erased, each a digest of a random number that
 * is nowhere else any more. It says neither whose the row was nor what stood in it (ADR 12).
 */
export const erasures = pgTable(
  'erasures',
  {
    /** SHA-256, by `db/erasures.ts`. */
    name: text('name').primaryKey(),
    /** The name of the person this one became part of by signing in: erased when that one is; null where it was erased itself. */
    partOf: text('part_of'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The transaction that wrote it: by these a list knows what it has, whatever any clock says. */
    writtenBy: bigint('written_by', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  table => [index('erasures_written_by').on(table.writtenBy)],
)

import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What a restored backup must not bring back: digests of the random ids of erased rows, which exist nowhere
 * else. They reveal neither whose a row was nor its content (ADR 12).
 */
export const erasures = pgTable(
  'erasures',
  {
    /** SHA-256, computed in `db/erasures.ts`. */
    name: text('name').primaryKey(),
    /** Name of the account this guest joined by signing in, and is erased with; null for a direct erasure. */
    partOf: text('part_of'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Id of the writing transaction: a list uses it as a cursor, independent of clocks. */
    writtenBy: bigint('written_by', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  table => [index('erasures_written_by').on(table.writtenBy)],
)

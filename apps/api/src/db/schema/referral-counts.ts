import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How many people came by a marked link, by day. Counted; who they were is not known here. */
export const referralCounts = pgTable(
  'referral_counts',
  {
    code: text('code').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    starts: integer('starts').notNull(),
  },
  table => [
    primaryKey({ columns: [table.code, table.day] }),
    check('referral_counts_starts', sql`${table.starts} > 0`),
  ],
)

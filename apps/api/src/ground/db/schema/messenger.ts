import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Bot updates already taken, for idempotency. Neither content nor sender is kept. */
export const botUpdates = pgTable(
  'bot_updates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
    /** Null while the update is being handled, and when handling never finished. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  table => [index('bot_updates_claimed_at').on(table.claimedAt)],
)

/** Visits by referral link and day: counts only, no identities. */
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

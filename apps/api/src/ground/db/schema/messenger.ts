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

/** Updates of the bot that were taken up, each once. What they said, and who said it, is not kept. */
export const botUpdates = pgTable(
  'bot_updates',
  {
    /** As Telegram numbers them. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
    /** Null while it is being handled, and where that never came to an end. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  table => [index('bot_updates_claimed_at').on(table.claimedAt)],
)

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

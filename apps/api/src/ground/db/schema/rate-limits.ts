import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Rate-limit counters and their expiry; keys never contain an IP address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true }),
  },
  table => [index('rate_limits_expire').on(table.expire)],
)

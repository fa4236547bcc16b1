import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** What a code is worth and how often; a limit that is null is none. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** In capitals; people may type it as they like. */
    code: text('code').primaryKey(),
    /** 100 opens the report by itself; anything less lowers the price of its checkout. */
    percentOff: smallint('percent_off').notNull(),
    uses: integer('uses').notNull().default(0),
    maxUses: integer('max_uses'),
    maxUsesPerPerson: integer('max_uses_per_person'),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    check('promo_codes_percent_off', sql`${table.percentOff} between 1 and 100`),
    check('promo_codes_uses', sql`${table.uses} between 0 and coalesce(${table.maxUses}, ${table.uses})`),
  ],
)
export type PromoCode = typeof promoCodes.$inferSelect

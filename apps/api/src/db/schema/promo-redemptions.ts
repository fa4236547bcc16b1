import { index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'
import { people } from './people.ts'
import { promoCodes } from './promo-codes.ts'

/** One use of a code, for one report. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    /** The keeper of the report's person: profiles of one person share its limit. */
    keeperId: uuid('keeper_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    /** As the code was worth then. */
    percentOff: smallint('percent_off').notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
  },
  table => [
    unique('promo_redemptions_assessment_code').on(table.assessmentId, table.code),
    index('promo_redemptions_keeper_code').on(table.keeperId, table.code),
  ],
)

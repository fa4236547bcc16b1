import { workoutSetNames } from '@lithe/movements/catalog'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * An organisation whose people arrive with `?o=<code>`. The code is public: it selects movements and wording,
 * and unlocks nothing.
 */
export const organisations = pgTable(
  'organisations',
  {
    /** Stored in lower case; matched case-insensitively. */
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    workoutSet: text('workout_set', { enum: workoutSetNames }).notNull(),
    /** Logo path on our own origin; null to show the name alone. */
    logo: text('logo'),
    /** Reports unlocked so far, and the maximum; null means no limit. */
    unlocks: integer('unlocks').notNull().default(0),
    maxUnlocks: integer('max_unlocks'),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    check(
      'organisations_unlocks',
      sql`${table.unlocks} between 0 and coalesce(${table.maxUnlocks}, ${table.unlocks})`,
    ),
  ],
)
export type StoredOrganisation = typeof organisations.$inferSelect

/** An organisation's secret link that unlocks reports, limited in number and time. */
export const organisationLinks = pgTable(
  'organisation_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organisation: text('organisation')
      .notNull()
      .references(() => organisations.code),
    /** SHA-256 of the key, so that reading this table gives no power to unlock reports. */
    keyDigest: text('key_digest').notNull().unique(),
    uses: integer('uses').notNull().default(0),
    maxUses: integer('max_uses').notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('organisation_links_organisation').on(table.organisation),
    check('organisation_links_uses', sql`${table.uses} between 0 and ${table.maxUses}`),
  ],
)
export type StoredOrganisationLink = typeof organisationLinks.$inferSelect

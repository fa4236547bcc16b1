import { workoutSetNames } from '@lithe/movements/catalog'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who sends its people here with `?o=<code>`. The code is public: it chooses movements and words, and opens nothing. */
export const organisations = pgTable(
  'organisations',
  {
    /** In small letters; people may type it as they like. */
    code: text('code').primaryKey(),
    /** As people know it. */
    name: text('name').notNull(),
    workoutSet: text('workout_set', { enum: workoutSetNames }).notNull(),
    /** Its mark, a path on our own origin; null where the name alone will do. */
    logo: text('logo'),
    /** Reports its links have opened, and may open at most; null is no limit. */
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

/** A secret link of an organisation that opens reports: so many, and until then. */
export const organisationLinks = pgTable(
  'organisation_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    organisation: text('organisation')
      .notNull()
      .references(() => organisations.code),
    /** SHA-256 of the key: reading this table must not give the power to open reports. */
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

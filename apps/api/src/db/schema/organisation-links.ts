import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

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

import { consentVersions } from '@lithe/contracts/api'
import { sexes } from '@lithe/contracts/constants'
import { seatHeights } from '@lithe/movements/catalog'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** A guest, an account, or a profile kept by one of them. Name, age and sex are null until given. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the identifier, so that reading this table gives no power to impersonate anyone. */
    identifierDigest: text('identifier_digest').notNull().unique(),
    /** The keeper of this profile; null for guests and accounts. */
    keeperId: uuid('keeper_id').references((): AnyPgColumn => people.id, { onDelete: 'cascade' }),
    /** The profile's part of its identifier; null for guests and accounts. */
    profile: text('profile'),
    name: text('name'),
    ageYears: smallint('age_years'),
    sex: text('sex', { enum: sexes }),
    /** Seat height of this person's chair; null until asked. */
    seat: text('seat', { enum: seatHeights }),
    /** The language they last used, for emails sent without a request; null until known. */
    language: text('language'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The day a guest last visited; null for accounts and profiles, which never expire. */
    guestSeenAt: timestamp('guest_seen_at', { withTimezone: true }),
  },
  table => [
    index('people_keeper_id').on(table.keeperId),
    index('people_guest_seen_at').on(table.guestSeenAt),
    check('people_age_years', sql`${table.ageYears} between 12 and 94`),
    check('people_sex', sql`${table.sex} in ('Male', 'Female', 'Undisclosed')`),
    check('people_seat', sql`${table.seat} in ('about-43-cm', 'lower', 'higher', 'unknown')`),
  ],
)
export type Person = typeof people.$inferSelect

/** What a person consented to, in which wording and when; a withdrawn consent stays as proof that it was given. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    version: text('version', { enum: consentVersions }).notNull(),
    /** Given by a parent or guardian, for a person under 16. */
    isByGuardian: boolean('is_by_guardian').notNull(),
    /** By the device's clock, but never in the future. */
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  table => [unique('consents_once').on(table.personId, table.version, table.givenAt)],
)
export type StoredConsent = typeof consents.$inferSelect

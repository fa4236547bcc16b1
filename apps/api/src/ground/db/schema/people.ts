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

/** A guest, an account, or a profile that one of them keeps for someone else. Name, age and sex are null until given. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the identifier: reading this table must not give the power to act as someone. */
    identifierDigest: text('identifier_digest').notNull().unique(),
    /** The keeper of this profile; null for a person of their own. */
    keeperId: uuid('keeper_id').references((): AnyPgColumn => people.id, { onDelete: 'cascade' }),
    /** The part of a profile's identifier after its keeper's; null for a person of their own. */
    profile: text('profile'),
    name: text('name'),
    ageYears: smallint('age_years'),
    sex: text('sex', { enum: sexes }),
    /** Of the chair this person stands up from; null until it was asked for. */
    seat: text('seat', { enum: seatHeights }),
    /** What they last read Lithe in, for mails that no request asks for; null while no request has said. */
    language: text('language'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When a guest last came by, to the day; null for accounts and profiles, which are never forgotten. */
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

/** What a person agreed to, in which wording and when; a consent taken back stays, as the proof that it once was given. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    version: text('version', { enum: consentVersions }).notNull(),
    /** By a parent or guardian, for a person under 16. */
    isByGuardian: boolean('is_by_guardian').notNull(),
    /** By the clock of the device, but never in the future. */
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  table => [unique('consents_once').on(table.personId, table.version, table.givenAt)],
)
export type StoredConsent = typeof consents.$inferSelect

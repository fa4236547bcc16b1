import { consentVersions } from '@lithe/contracts/api'
import { boolean, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

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

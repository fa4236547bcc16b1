import { replayConsentVersions } from '@lithe/contracts/api'
import { boolean, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { people } from './people.ts'

/** That a person agreed to stick figures being kept for an organisation; one taken back stays, as the proof that it was given. */
export const replayConsents = pgTable(
  'replay_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    organisation: text('organisation')
      .notNull()
      .references(() => organisations.code),
    version: text('version', { enum: replayConsentVersions }).notNull(),
    /** By a parent or guardian, for a person under 16. */
    isByGuardian: boolean('is_by_guardian').notNull(),
    /** By the clock of the device, but never in the future. */
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  table => [
    unique('replay_consents_once').on(table.personId, table.organisation, table.version, table.givenAt),
  ],
)
export type StoredReplayConsent = typeof replayConsents.$inferSelect

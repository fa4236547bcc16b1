import { type ReplayAgreement, replayAgreements, replayConsentVersions } from '@lithe/contracts/api'
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sessions } from './assessments.ts'
import { organisations } from './organisations.ts'
import { people } from './people.ts'

/** A measurement as a stick figure, and what measuring that again came to. No picture, and no proof of who moved. */
export const replays = pgTable(
  'replays',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Which asked for it. */
    organisation: text('organisation')
      .notNull()
      .references(() => organisations.code),
    agreement: text('agreement', { enum: replayAgreements }).$type<ReplayAgreement>().notNull(),
    aspect: doublePrecision('aspect').notNull(),
    /** The series in base64; null where it was none, for nothing else is ever kept here. */
    figures: text('figures'),
    /** Which figures show what was measured; null where nothing was. */
    moment: jsonb('moment').$type<{ from: number; telling: number; to: number }>(),
  },
  table => [index('replays_organisation').on(table.organisation)],
)
export type StoredReplay = typeof replays.$inferSelect

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

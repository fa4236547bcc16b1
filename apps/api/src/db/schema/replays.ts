import { type ReplayAgreement, replayAgreements } from '@lithe/contracts/api'
import { doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'
import { sessions } from './sessions.ts'

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

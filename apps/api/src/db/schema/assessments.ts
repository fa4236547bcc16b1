import type { FreeReport, FullReport } from '@lithe/contracts/api'
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

export const unlockReasons = ['demo-key'] as const
export type UnlockReason = (typeof unlockReasons)[number]

/** A report as it was scored then; `modelVersion` says by which model. Only the lock ever changes. */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The sessions it stands on, sorted: the same ones again are the same assessment. */
    sessionIds: uuid('session_ids').array().notNull(),
    modelVersion: text('model_version').notNull(),
    freeReport: jsonb('free_report').$type<FreeReport>().notNull(),
    fullReport: jsonb('full_report').$type<FullReport>().notNull(),
    /** Why the full report may be read; null while it is locked. */
    unlockReason: text('unlock_reason', { enum: unlockReasons }),
    unlockedAt: timestamp('unlocked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    unique('assessments_person_sessions').on(table.personId, table.sessionIds),
    index('assessments_person_newest').on(table.personId, table.createdAt.desc()),
  ],
)
export type StoredAssessment = typeof assessments.$inferSelect

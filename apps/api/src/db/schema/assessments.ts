import type { FreeReport, FullReport } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people.ts'

export const unlockReasons = ['order', 'promo-code', 'organisation', 'demo-key'] as const
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
    /** Which one: the order's id, the redemption's id or the organisation's code; the demo key has no name. */
    unlockSource: text('unlock_source'),
    unlockedAt: timestamp('unlocked_at', { withTimezone: true }),
    /** Open because another report is: it passes nothing on, also after that one was erased. */
    isInherited: boolean('is_inherited').notNull().default(false),
    inheritedFrom: uuid('inherited_from').references((): AnyPgColumn => assessments.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    unique('assessments_person_sessions').on(table.personId, table.sessionIds),
    index('assessments_person_newest').on(table.personId, table.createdAt.desc()),
    index('assessments_inherited_from').on(table.inheritedFrom),
    check(
      'assessments_inherited_open',
      sql`case when ${table.isInherited} then ${table.unlockReason} is not null else ${table.inheritedFrom} is null end`,
    ),
    check(
      'assessments_unlock_recorded',
      sql`case ${table.unlockReason}
        when 'demo-key' then ${table.unlockedAt} is not null and ${table.unlockSource} is null
        when 'order' then ${table.unlockedAt} is not null and ${table.unlockSource} is not null
        when 'promo-code' then ${table.unlockedAt} is not null and ${table.unlockSource} is not null
        when 'organisation' then ${table.unlockedAt} is not null and ${table.unlockSource} is not null
        else ${table.unlockReason} is null and ${table.unlockedAt} is null and ${table.unlockSource} is null
      end`,
    ),
  ],
)
export type StoredAssessment = typeof assessments.$inferSelect

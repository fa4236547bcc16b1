import { feedbackLimits } from '@lithe/contracts/constants'
import type { StoredFreeReport, StoredFullReport } from '@lithe/contracts/stored-report'
import { type Measured, movementIds } from '@lithe/movements/catalog'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people.ts'

const unlockReasons = ['order', 'promo-code', 'organisation', 'demo-key'] as const

/** A report as it was scored at the time; `modelVersion` names the model. Only the lock ever changes. */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Ids of its sessions, sorted: the same sessions always mean the same assessment. */
    sessionIds: uuid('session_ids').array().notNull(),
    modelVersion: text('model_version').notNull(),
    freeReport: jsonb('free_report').$type<StoredFreeReport>().notNull(),
    fullReport: jsonb('full_report').$type<StoredFullReport>().notNull(),
    /** Why the full report may be read; null while it is locked. */
    unlockReason: text('unlock_reason', { enum: unlockReasons }),
    /** Id of the order or redemption, or the organisation's code; null for the demo key. */
    unlockSource: text('unlock_source'),
    unlockedAt: timestamp('unlocked_at', { withTimezone: true }),
    /** Unlocked through another report; unlocks no other report, even after that report is erased. */
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
    index('assessments_unlock_source').on(table.unlockSource).where(sql`${table.unlockSource} is not null`),
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

/** One measurement from the player, usable or refused. The player assigns the id; rows never change. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    movement: text('movement', { enum: movementIds }).notNull(),
    measured: jsonb('measured').$type<Measured>().notNull(),
    measuredAt: timestamp('measured_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  table => [index('sessions_person_measured').on(table.personId, table.measuredAt, table.id)],
)
export type StoredSession = typeof sessions.$inferSelect

const { lowestRating, highestRating, commentCharacters } = feedbackLimits

/** A person's latest feedback on an assessment. */
export const feedback = pgTable(
  'feedback',
  {
    assessmentId: uuid('assessment_id')
      .primaryKey()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    /** Empty when only stars were given. */
    comment: text('comment').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  table => [
    check('feedback_rating', sql`${table.rating} between ${sql.raw(`${lowestRating} and ${highestRating}`)}`),
    check('feedback_comment', sql`char_length(${table.comment}) <= ${sql.raw(String(commentCharacters))}`),
  ],
)

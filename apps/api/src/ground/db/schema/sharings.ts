import { sexes } from '@lithe/contracts/constants'
import { movementIds, variantIds } from '@lithe/movements/catalog'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/**
 * Separate consent to share results for norms. A withdrawn row stays as proof; its key and everything
 * shared under it are deleted.
 */
export const sharings = pgTable(
  'sharings',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The only link from a person to their shared results; null once withdrawn. */
    key: uuid('key').unique().defaultRandom(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  table => [check('sharings_ended', sql`(${table.key} is null) = (${table.endedAt} is not null)`)],
)
export type StoredSharing = typeof sharings.$inferSelect

/** First results in each movement, for our own norms; without identity or date. */
export const sharedResults = pgTable(
  'shared_results',
  {
    key: uuid('key')
      .notNull()
      .references(() => sharings.key, { onDelete: 'cascade' }),
    sex: text('sex', { enum: sexes }).notNull(),
    ageYears: smallint('age_years').notNull(),
    movement: text('movement', { enum: movementIds }).notNull(),
    variant: text('variant', { enum: variantIds }),
    /** Seconds, degrees or repetitions, depending on the movement. */
    value: doublePrecision('value').notNull(),
    /** Whether the hold was still running when last seen (right-censored). */
    isOrMore: boolean('is_or_more').notNull(),
    quality: text('quality', { enum: ['good', 'fair'] }).notNull(),
    modelVersion: text('model_version').notNull(),
  },
  table => [unique('shared_results_first').on(table.key, table.movement, table.variant).nullsNotDistinct()],
)
export type SharedResult = typeof sharedResults.$inferSelect

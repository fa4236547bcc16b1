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
 * A consent of its own: a person's numbers may help to compare the next one. It stays when it is taken back, as the
 * proof that it once was given; the key, and what was shared under it, go.
 */
export const sharings = pgTable(
  'sharings',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The one thing that leads from a person to what they share; null once it is taken back. */
    key: uuid('key').unique().defaultRandom(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  table => [check('sharings_ended', sql`(${table.key} is null) = (${table.endedAt} is not null)`)],
)
export type StoredSharing = typeof sharings.$inferSelect

/** What people came to in each movement the first time, for norms of our own. Who they are, and when it was, does not stand here. */
export const sharedResults = pgTable(
  'shared_results',
  {
    key: uuid('key')
      .notNull()
      .references(() => sharings.key, { onDelete: 'cascade' }),
    sex: text('sex', { enum: sexes }).notNull(),
    ageYears: smallint('age_years').notNull(),
    movement: text('movement', { enum: movementIds }).notNull(),
    ease: text('ease', { enum: variantIds }),
    /** Seconds, degrees or repetitions, as the movement has it. */
    value: doublePrecision('value').notNull(),
    /** A hold that was still running when it was last seen. */
    isOrMore: boolean('is_or_more').notNull(),
    quality: text('quality', { enum: ['good', 'fair'] }).notNull(),
    modelVersion: text('model_version').notNull(),
  },
  table => [unique('shared_results_first').on(table.key, table.movement, table.ease).nullsNotDistinct()],
)
export type SharedResult = typeof sharedResults.$inferSelect

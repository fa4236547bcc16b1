import { feedbackLimits } from '@lithe/contracts/constants'
import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'

const { lowestRating, highestRating, commentCharacters } = feedbackLimits

/** What a person thought of an assessment, as they last said it. */
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

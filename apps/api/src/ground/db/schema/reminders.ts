import { reminderWays } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/**
 * A person's pending reminder. The row, with its sealed email address or chat, is deleted once the reminder
 * is sent or stopped, or the person is erased.
 */
export const reminders = pgTable(
  'reminders',
  {
    /** Changes whenever a reminder is set, so that sending an old one does not delete its replacement. */
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    way: text('way', { enum: reminderWays }).notNull(),
    /** Email address (a profile uses its keeper's) or Telegram chat id, sealed under the server's secret. */
    sealedPlace: text('sealed_place').notNull(),
    /** Looks up the reminder of a chat; null for email. */
    chatDigest: text('chat_digest'),
    weeks: smallint('weeks').$type<2 | 4 | 8>().notNull(),
    /** Local time of day, HH:MM in the reminder's time zone. */
    time: text('time').notNull(),
    zone: text('zone').notNull(),
    /** Computed from the previous three. */
    remindAt: timestamp('remind_at', { withTimezone: true }).notNull(),
    /** Server origin the person used; the email links back to it. */
    ownOrigin: text('own_origin').notNull(),
    /** SHA-256 of the key in the unsubscribe link. */
    stopDigest: text('stop_digest').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    tries: smallint('tries').notNull().default(0),
    /** Time of the next attempt. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('reminders_due_at').on(table.dueAt),
    index('reminders_chat_digest').on(table.chatDigest),
    index('reminders_stop_digest').on(table.stopDigest),
    check('reminders_weeks', sql`${table.weeks} in (2, 4, 8)`),
    check('reminders_way', sql`(${table.way} = 'message') = (${table.chatDigest} is not null)`),
    check('reminders_way_known', sql`${table.way} in ('mail', 'message')`),
  ],
)
export type StoredReminder = typeof reminders.$inferSelect

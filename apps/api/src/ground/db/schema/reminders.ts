import { reminderWays } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/**
 * The one reminder that a person has asked for and that has not gone yet. The row, and the sealed address or chat with it,
 * leaves with the reminder, with a stop, or with the person.
 */
export const reminders = pgTable(
  'reminders',
  {
    /** Another one each time it is set: what is sent of an older wish forgets nothing of a newer one. */
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .unique()
      .references(() => people.id, { onDelete: 'cascade' }),
    way: text('way', { enum: reminderWays }).notNull(),
    /** The address of a mail, a profile's being their keeper's, or Telegram's number of a chat; sealed under the server's secret. */
    sealedPlace: text('sealed_place').notNull(),
    /** Finds the reminder of a chat; null for a mail. */
    chatDigest: text('chat_digest'),
    weeks: smallint('weeks').$type<2 | 4 | 8>().notNull(),
    /** As it was chosen, in hours and minutes of the zone's clock. */
    time: text('time').notNull(),
    zone: text('zone').notNull(),
    /** What came of the three. */
    remindAt: timestamp('remind_at', { withTimezone: true }).notNull(),
    /** The address under which the person reached this server: the mail leads back there. */
    ownOrigin: text('own_origin').notNull(),
    /** SHA-256 of the key in the link that ends reminders of this person. */
    stopDigest: text('stop_digest').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    tries: smallint('tries').notNull().default(0),
    /** When to try next. */
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

import { reminderWays } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/**
 * The one reminder that a person has asked for and that has not gone yet. The row, and the address or chat with it,
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
    /** Where a mail goes; a profile's goes to their keeper. */
    address: text('address'),
    /** Telegram's number of the chat that a message goes to. */
    chatId: bigint('chat_id', { mode: 'number' }),
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
    index('reminders_chat_id').on(table.chatId),
    index('reminders_stop_digest').on(table.stopDigest),
    check('reminders_weeks', sql`${table.weeks} in (2, 4, 8)`),
    check(
      'reminders_way',
      sql`(${table.way} = 'mail' and ${table.address} is not null and ${table.chatId} is null)
        or (${table.way} = 'message' and ${table.chatId} is not null and ${table.address} is null)`,
    ),
  ],
)
export type StoredReminder = typeof reminders.$inferSelect

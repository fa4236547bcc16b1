import { type Measured, movementIds } from '@lithe/movements/catalog'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people.ts'

/** One measurement as the player made it, usable or refused. Its id is the player's; rows never change. */
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
  table => [index('sessions_person_id').on(table.personId)],
)
export type StoredSession = typeof sessions.$inferSelect

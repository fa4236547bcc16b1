import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const eventKinds = ['signed-in', 'code-refused', 'unlocked', 'erased', 'staff-command'] as const
export type EventKind = (typeof eventKinds)[number]

/** What an incident is looked into with: only ever added to, and forgotten by age. Nothing here names a person. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    /** Of the person it concerns, another each month; null where there is none. */
    pseudonym: text('pseudonym'),
    /** One of a few words of ours: the way in, the cause, the command. */
    detail: text('detail'),
  },
  table => [
    index('security_events_at').on(table.at),
    check(
      'security_events_kind',
      sql`${table.kind} in ('signed-in', 'code-refused', 'unlocked', 'erased', 'staff-command')`,
    ),
  ],
)

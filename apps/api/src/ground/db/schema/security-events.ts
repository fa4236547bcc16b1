import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const eventKinds = ['signed-in', 'code-refused', 'unlocked', 'erased', 'staff-command'] as const
export type EventKind = (typeof eventKinds)[number]

/** Security log for investigating incidents: append-only, expires by age, holds no identifier. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    /** Monthly pseudonym of the person concerned; null when there is none. */
    pseudonym: text('pseudonym'),
    /** Sign-in method, cause or command, from a fixed vocabulary. */
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

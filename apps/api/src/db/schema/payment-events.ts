import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Messages of a payment provider that have been seen to, each once. What they carried is not kept. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** As the provider numbers them. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  table => [index('payment_events_received_at').on(table.receivedAt)],
)

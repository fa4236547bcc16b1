import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'
import { orders } from './orders.ts'

/** Where a receipt is still to go. The row, and the address with it, leaves with the mail, the order or the person. */
export const dueReceipts = pgTable(
  'due_receipts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** When to try next; null until the order is paid. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  table => [index('due_receipts_due_at').on(table.dueAt)],
)
export type DueReceipt = typeof dueReceipts.$inferSelect

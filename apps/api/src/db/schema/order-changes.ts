import { orderStates } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

export const reportEffects = ['opened', 'locked', 'unchanged'] as const
export type ReportEffect = (typeof reportEffects)[number]

/** Every change of an order and what it did to the report: the reason why a report was opened or locked again. */
export const orderChanges = pgTable(
  'order_changes',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    revision: integer('revision').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    report: text('report', { enum: reportEffects }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.revision] }),
    check('order_changes_report', sql`${table.report} in ('opened', 'locked', 'unchanged')`),
  ],
)
export type OrderChange = typeof orderChanges.$inferSelect

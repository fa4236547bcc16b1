import { orderStates } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'

export const paymentProviders = ['sandbox', 'stripe', 'stars'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** One try to buy a full report. A record of money: it stays when the person behind it leaves. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assessmentId: uuid('assessment_id').references(() => assessments.id, { onDelete: 'set null' }),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** The provider's name for it; null until the provider has made its checkout. */
    checkoutId: text('checkout_id').unique(),
    state: text('state', { enum: orderStates }).notNull(),
    /** Counts the changes: a reader of an older one may not write. */
    revision: integer('revision').notNull().default(0),
    priceCents: integer('price_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the person turned back from paying. */
    cancelAskedAt: timestamp('cancel_asked_at', { withTimezone: true }),
    /** When the money came; it stays when the money is given back. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When the state became what it is; null while it is open. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    receiptSentAt: timestamp('receipt_sent_at', { withTimezone: true }),
  },
  table => [
    index('orders_assessment_newest').on(table.assessmentId, table.createdAt.desc()),
    index('orders_newest').on(table.createdAt.desc()),
    uniqueIndex('orders_one_open').on(table.assessmentId).where(sql`${table.state} = 'open'`),
    check(
      'orders_state',
      sql`${table.state} in ('open', 'paid', 'cancelled', 'expired', 'failed', 'disputed', 'refunded', 'charged-back')`,
    ),
    check('orders_price_cents', sql`${table.priceCents} > 0`),
    check('orders_refunded_cents', sql`${table.refundedCents} >= 0`),
    check('orders_settled', sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
    check(
      'orders_paid',
      sql`${table.state} not in ('paid', 'disputed', 'refunded', 'charged-back') or ${table.paidAt} is not null`,
    ),
  ],
)
export type Order = typeof orders.$inferSelect

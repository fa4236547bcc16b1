import { orderStates } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'

export const paymentProviders = ['sandbox'] as const
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
    priceCents: integer('price_cents').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  table => [
    index('orders_assessment_newest').on(table.assessmentId, table.createdAt.desc()),
    uniqueIndex('orders_one_open').on(table.assessmentId).where(sql`${table.state} = 'open'`),
    check('orders_state', sql`${table.state} in ('open', 'paid', 'cancelled', 'expired')`),
    check('orders_price_cents', sql`${table.priceCents} > 0`),
    check('orders_settled', sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
  ],
)
export type Order = typeof orders.$inferSelect

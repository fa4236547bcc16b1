import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** What a checkout at Stripe needs while people come and go: nothing of it is known there, or kept for long here. */
export const stripeCheckouts = pgTable(
  'stripe_checkouts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** This server's address as the first request had it, so that asking Stripe again asks for the same. */
    ownOrigin: text('own_origin').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Keys under which Stripe keeps a failure: it would give that failure again for a day. */
    spentKeys: smallint('spent_keys').notNull().default(0),
    /** Both null until Stripe has answered. */
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [index('stripe_checkouts_created_at').on(table.createdAt)],
)
export type StripeCheckout = typeof stripeCheckouts.$inferSelect

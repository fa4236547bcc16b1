import { orderStates } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** The memory of the sandbox, which plays the payment provider: what a real one would keep on its side. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text('id').primaryKey(),
  state: text('state', { enum: orderStates }).notNull(),
  priceCents: integer('price_cents').notNull(),
  /** Whether the last try ended with a declined card. */
  isDeclined: boolean('is_declined').notNull().default(false),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect

/** Our books of invoices in Stars: Telegram tells of each payment once, and is asked for nothing again. */
export const starsCheckouts = pgTable(
  'stars_checkouts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    stars: integer('stars').notNull(),
    invoiceUrl: text('invoice_url').notNull(),
    /** `closed` takes no more payments; one that was under way when it closed still counts. */
    state: text('state', { enum: ['open', 'closed', 'paid', 'refunded'] }).notNull(),
    /** Telegram's name for the payment; with the payer's number it is what a refund needs. */
    chargeId: text('charge_id').unique(),
    payer: bigint('payer', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
  },
  table => [
    index('stars_checkouts_created_at').on(table.createdAt),
    check('stars_checkouts_stars', sql`${table.stars} > 0`),
    check('stars_checkouts_state', sql`${table.state} in ('open', 'closed', 'paid', 'refunded')`),
    check(
      'stars_checkouts_paid',
      sql`(${table.state} in ('paid', 'refunded')) = (${table.chargeId} is not null and ${table.paidAt} is not null)`,
    ),
  ],
)
export type StarsCheckout = typeof starsCheckouts.$inferSelect

/** What a checkout at Stripe needs while people come and go: nothing of it is known there, or kept for long here. */
export const stripeCheckouts = pgTable(
  'stripe_checkouts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** This server's address as the first request had it, so that asking Stripe again asks for the same. */
    ownOrigin: text('own_origin').notNull(),
    /** What the first request was read in, for the same reason. */
    language: text('language').notNull(),
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

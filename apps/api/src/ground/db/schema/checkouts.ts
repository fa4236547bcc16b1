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

/** State of the sandbox payment provider, which a real provider would keep on its side. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text('id').primaryKey(),
  state: text('state', { enum: orderStates }).notNull(),
  priceCents: integer('price_cents').notNull(),
  /** Whether the last attempt ended with a declined card. */
  isDeclined: boolean('is_declined').notNull().default(false),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect

/** Our record of Stars invoices: Telegram reports each payment once and cannot be asked again. */
export const starsCheckouts = pgTable(
  'stars_checkouts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    stars: integer('stars').notNull(),
    invoiceUrl: text('invoice_url').notNull(),
    /** `closed` accepts no new payment, but one already in progress still counts. */
    state: text('state', { enum: ['open', 'closed', 'paid', 'refunded'] }).notNull(),
    /** Telegram's id of the payment; refunds need it with the payer's id. */
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

/** What Stripe cannot tell us about an unfinished checkout; kept briefly. */
export const stripeCheckouts = pgTable(
  'stripe_checkouts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Server origin of the first request; a retry must send Stripe identical parameters. */
    ownOrigin: text('own_origin').notNull(),
    /** Language of the first request, for the same reason. */
    language: text('language').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** Number of idempotency keys under which Stripe cached a failure, which it would replay for a day. */
    spentKeys: smallint('spent_keys').notNull().default(0),
    /** Both null until Stripe has answered. */
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [index('stripe_checkouts_created_at').on(table.createdAt)],
)
export type StripeCheckout = typeof stripeCheckouts.$inferSelect

/** Payment webhook events already processed, for idempotency. Payloads are not kept. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  table => [index('payment_events_received_at').on(table.receivedAt)],
)

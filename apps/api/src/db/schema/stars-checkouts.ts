import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

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

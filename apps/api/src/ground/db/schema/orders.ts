import { orderStates } from '@lithe/contracts/api'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'
import { people } from './people.ts'

export const paymentProviders = ['sandbox', 'stripe', 'stars'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** One attempt to buy a full report. As a financial record it outlives the person. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assessmentId: uuid('assessment_id').references(() => assessments.id, { onDelete: 'set null' }),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** The provider's checkout id; null until the provider has created it. */
    checkoutId: text('checkout_id').unique(),
    state: text('state', { enum: orderStates }).notNull(),
    /** Optimistic lock: a write based on an older revision is refused. */
    revision: integer('revision').notNull().default(0),
    priceCents: integer('price_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the person cancelled the payment. */
    cancelAskedAt: timestamp('cancel_asked_at', { withTimezone: true }),
    /** When the payment arrived; kept after a refund. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When the order reached its final state; null while open. */
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

const reportEffects = ['opened', 'locked', 'unchanged'] as const
export type ReportEffect = (typeof reportEffects)[number]

/** Audit trail of order changes and the lock or unlock each caused. */
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

/** Receipts still to be sent; the row and its address go with the email, the order or the person. */
export const dueReceipts = pgTable(
  'due_receipts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    /** Sealed under the server's secret. */
    sealedAddress: text('sealed_address').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** Time of the next attempt; null until the order is paid. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  table => [index('due_receipts_due_at').on(table.dueAt)],
)
export type DueReceipt = typeof dueReceipts.$inferSelect

/** Keyed digest of report and receipt mailbox: a code sent to that mailbox opens the report anywhere. */
export const receiptMailboxes = pgTable(
  'receipt_mailboxes',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
  },
  table => [index('receipt_mailboxes_assessment_id').on(table.assessmentId)],
)

/** A promo code's value and limits; null means no limit. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** Stored in capitals; matched case-insensitively. */
    code: text('code').primaryKey(),
    /** 100 opens the report outright; anything less discounts its checkout. */
    percentOff: smallint('percent_off').notNull(),
    uses: integer('uses').notNull().default(0),
    maxUses: integer('max_uses'),
    maxUsesPerPerson: integer('max_uses_per_person'),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [
    check('promo_codes_percent_off', sql`${table.percentOff} between 1 and 100`),
    check('promo_codes_uses', sql`${table.uses} between 0 and coalesce(${table.maxUses}, ${table.uses})`),
  ],
)
export type PromoCode = typeof promoCodes.$inferSelect

/** One use of a code, for one report. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code')
      .notNull()
      .references(() => promoCodes.code),
    /** The keeper of the report's person, so that all their profiles share one limit. */
    keeperId: uuid('keeper_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    /** The discount when the code was redeemed. */
    percentOff: smallint('percent_off').notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
  },
  table => [
    unique('promo_redemptions_assessment_code').on(table.assessmentId, table.code),
    index('promo_redemptions_keeper_code').on(table.keeperId, table.code),
  ],
)

import type { OrderState } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { type Order, orders } from '../ground/db/schema/orders.ts'
import { done, type Outcome } from '../ground/ports/outcome.ts'
import type { BookEntry, Cashiers, Payments } from '../ground/ports/payments.ts'
import type { VerbContext } from '../ground/ports/verb.ts'
import { cancelOrder, type RecordContext, recordEntry } from './record-entry.ts'

export type FulfilContext = RecordContext & { payments: Cashiers }

/** Reads before giving up on lost write races; more losses in a row mean a fault. */
const mostLooks = 6

/** Reads the provider's records, closing a checkout first if its person cancelled. */
async function readBooks(payments: Payments, order: Order, checkoutId: string) {
  const entry = await payments.readBooks(checkoutId, order)
  if (!entry.ok || entry.data.state !== 'open' || !order.cancelAskedAt) return entry
  const closed = await payments.closeCheckout(checkoutId)
  return closed.ok ? payments.readBooks(checkoutId, order) : closed
}

/** Providers call every closed checkout "expired"; we know which ones the person cancelled. */
const stateFor = (order: Order, entry: BookEntry): OrderState =>
  entry.state === 'expired' && order.cancelAskedAt ? 'cancelled' : entry.state

/**
 * Syncs an order with the provider: payment opens the report, a refund locks it. Idempotent and safe to call
 * concurrently from webhook, return page and polling. Null when no order has this checkout. An order from an
 * unsupported provider keeps its state.
 */
export async function fulfilCheckout(
  ctx: FulfilContext,
  checkoutId: string,
): Promise<Outcome<OrderState | null, 'unavailable'>> {
  for (let look = 0; look < mostLooks; look++) {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.checkoutId, checkoutId))
    if (!order) return done(null)
    const payments = ctx.payments.of(order.provider)
    if (!payments) return done(order.state)
    const entry = await readBooks(payments, order, checkoutId)
    if (!entry.ok) return entry
    const recorded = await recordEntry(ctx, order, { ...entry.data, state: stateFor(order, entry.data) })
    if (recorded) return done(recorded)
  }
  throw new Error('an order kept changing while it was read')
}

/**
 * Like `fulfilCheckout`, for callers without a rate limit: reads only an open order, at most as often as a
 * waiting page polls. Otherwise returns the last known state.
 */
export async function fulfilNowAndThen(
  ctx: FulfilContext & Pick<VerbContext, 'limits'>,
  { id, state, checkoutId }: Order,
): Promise<Outcome<OrderState | null, 'unavailable'>> {
  if (state !== 'open' || !checkoutId || !(await ctx.limits('provider-books', id))) return done(state)
  return fulfilCheckout(ctx, checkoutId)
}

export type EndingContext = Pick<VerbContext, 'db' | 'now' | 'count' | 'payments'>

/**
 * Ends an open order so that it can no longer be paid. When the provider is unavailable, the closing is recorded and
 * the hourly job retries it.
 */
export async function endOrder(ctx: EndingContext, order: Order) {
  const { db, now, payments } = ctx
  if (!order.checkoutId || !payments.of(order.provider)) return cancelOrder(ctx, order)
  await db
    .update(orders)
    .set({ cancelAskedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'open')))
  return fulfilCheckout(ctx, order.checkoutId)
}

/** Ends the open order of a report that was opened by other means. */
export async function endOrderOf(ctx: EndingContext, assessmentId: string) {
  const [open] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.assessmentId, assessmentId), eq(orders.state, 'open')))
  if (open) await endOrder(ctx, open)
}

import type { OrderState } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { type Order, orders } from '../ground/db/schema/orders.ts'
import { done, type Outcome } from '../ground/ports/outcome.ts'
import type { BookEntry, Cashiers, Payments } from '../ground/ports/payments.ts'
import type { VerbContext } from '../ground/ports/verb.ts'
import { cancelOrder, type RecordContext, recordEntry } from './record-entry.ts'

export type FulfilContext = RecordContext & { payments: Cashiers }

/** Each loser of a race looks again; none loses this often. */
const mostLooks = 6

/** The books, as they are once a checkout its person has turned back from is closed. */
async function readBooks(payments: Payments, order: Order, checkoutId: string) {
  const entry = await payments.readBooks(checkoutId, order)
  if (!entry.ok || entry.data.state !== 'open' || !order.cancelAskedAt) return entry
  const closed = await payments.closeCheckout(checkoutId)
  return closed.ok ? payments.readBooks(checkoutId, order) : closed
}

/** A provider says "expired" of every checkout that was closed; we know which of them the person closed. */
const stateFor = (order: Order, entry: BookEntry): OrderState =>
  entry.state === 'expired' && order.cancelAskedAt ? 'cancelled' : entry.state

/**
 * Brings an order up to the provider's books; a paid one opens its report, one whose money went back locks it.
 * Webhook, return page and a waiting person may all call it, at once and again. Null: no order has this checkout.
 * A provider that this server no longer works with cannot be asked; such an order stays what it is.
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
  throw new Error('an order changed under every look at it')
}

/**
 * The same for callers who may ask without end: an order that is open, and was not looked up more often than a waiting page does.
 * Any other is what it was last.
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
 * Ends an open order, which cannot be paid from then on. Where the provider does not answer, the order has it in writing that its
 * checkout is to be closed, and the hourly round does so.
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

/** For a report that is open by other means now. */
export async function endOrderOf(ctx: EndingContext, assessmentId: string) {
  const [open] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.assessmentId, assessmentId), eq(orders.state, 'open')))
  if (open) await endOrder(ctx, open)
}

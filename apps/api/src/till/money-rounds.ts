import { and, asc, eq, lt } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'
import { enqueueDueReceipts, forgetGivenUpReceipts } from '../payments/due-receipts.ts'
import { forgetOldCheckouts } from '../payments/forget-checkouts.ts'
import { type FulfilContext, fulfilCheckout } from '../payments/fulfil-checkout.ts'
import { cancelOrder } from '../payments/record-entry.ts'

const hourMs = 60 * 60_000
/** A provider's page has run out by then, so that its books know how it ended. */
const forgottenAfterMs = 25 * hourMs
const mostAtOnce = 100

/** Orders that no person and no message came back about: the books say what became of them. */
export async function settleForgottenOrders(ctx: FulfilContext) {
  const { db, now } = ctx
  const forgotten = await db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'open'), lt(orders.createdAt, new Date(now.getTime() - forgottenAfterMs))))
    .orderBy(asc(orders.createdAt))
    .limit(mostAtOnce)
  for (const order of forgotten) {
    if (order.checkoutId) await fulfilCheckout(ctx, order.checkoutId)
    else await cancelOrder(ctx, order)
  }
}

/** Shorter than the job of one that was given up is kept: then nothing is left that could be tried again. */
const receiptsKeptMs = 6 * 24 * hourMs

/** What the books have for this hour: forgotten orders are settled, and what has served its purpose leaves. */
export async function settleBooks(ctx: FulfilContext) {
  const { db, now } = ctx
  await settleForgottenOrders(ctx)
  await forgetOldCheckouts(db, now)
  await forgetGivenUpReceipts(db, new Date(now.getTime() - receiptsKeptMs))
  await enqueueDueReceipts(db)
}

import { and, eq } from 'drizzle-orm'
import { type Order, orders } from '../db/schema/orders.ts'
import type { VerbContext } from '../ports/verb.ts'
import { cancelOrder } from './cancel-order.ts'
import { fulfilCheckout } from './fulfil-checkout.ts'

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

import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { assessments } from '../db/schema/assessments.ts'
import { type Order, orders } from '../db/schema/orders.ts'
import { people } from '../db/schema/people.ts'
import { cancelOrder } from '../payments/cancel-order.ts'
import { fulfilCheckout } from '../payments/fulfil-checkout.ts'
import type { VerbContext } from '../verb.ts'

type OrderContext = Pick<VerbContext, 'db' | 'now' | 'count' | 'payments'>

async function endOrder(ctx: OrderContext, order: Order) {
  const { db, now, payments } = ctx
  if (!order.checkoutId || payments?.provider !== order.provider) return cancelOrder(ctx, order)
  await db
    .update(orders)
    .set({ cancelAskedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'open')))
  return fulfilCheckout({ ...ctx, payments }, order.checkoutId)
}

/**
 * Nobody shall pay for a report that is about to go. Where the provider does not answer, the erasing goes on: the
 * order has it in writing that its checkout is to be closed, and the hourly round does so.
 */
export async function endOpenOrders(ctx: OrderContext, personId: string) {
  const open = await ctx.db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
    .innerJoin(people, eq(people.id, assessments.personId))
    .where(and(eq(orders.state, 'open'), or(eq(people.id, personId), eq(people.keeperId, personId))))
  await Promise.all(open.map(order => endOrder(ctx, order)))
}

import { and, eq } from 'drizzle-orm'
import { stripeCheckouts } from '../../db/schema/checkouts.ts'
import { orders } from '../../db/schema/orders.ts'
import { type FulfilContext, fulfilCheckout } from '../fulfil-checkout.ts'
import { home } from '../may-return-to.ts'

/** Where the page of Stripe lets people go: after paying, or by the way back. */
export type ComingBack = { orderId: string; isCancelled: boolean }

/** Brings the order up to date and says where its person goes on; a checkout of long ago leads home. */
export async function comeBack(ctx: FulfilContext, { orderId, isCancelled }: ComingBack): Promise<string> {
  const { db, now } = ctx
  const [checkout] = await db.select().from(stripeCheckouts).where(eq(stripeCheckouts.orderId, orderId))
  if (!checkout) return home
  if (isCancelled)
    await db
      .update(orders)
      .set({ cancelAskedAt: now })
      .where(and(eq(orders.id, orderId), eq(orders.state, 'open')))
  // Whether Stripe answers now or not: the page they go to asks again.
  if (checkout.checkoutId) await fulfilCheckout(ctx, checkout.checkoutId)
  return isCancelled ? checkout.cancelUrl : checkout.successUrl
}

import { and, eq, inArray, or } from 'drizzle-orm'
import { starsCheckouts } from '../../db/schema/stars-checkouts.ts'
import { type FulfilContext, fulfilCheckout } from '../fulfil-checkout.ts'
import { findStarsCheckout } from './find-stars-checkout.ts'

export type StarsRefunded = { orderId: string; chargeId: string }

/**
 * Telegram gave Stars back, perhaps before it told of their payment; whether this is news. That of a second payment
 * changes nothing, and neither does word of what this server gave back itself.
 */
export async function takeRefund(ctx: FulfilContext, { orderId, chargeId }: StarsRefunded): Promise<boolean> {
  const { db, now } = ctx
  const kept = await findStarsCheckout(db, orderId)
  if (!kept) return false
  const isFirst = inArray(starsCheckouts.state, ['open', 'closed'])
  const isItsOwn = and(eq(starsCheckouts.state, 'paid'), eq(starsCheckouts.chargeId, chargeId))
  const paidAt = kept.checkout.paidAt ?? now
  const booked = await db
    .update(starsCheckouts)
    .set({ state: 'refunded', chargeId, payer: null, paidAt, refundedAt: now })
    .where(and(eq(starsCheckouts.orderId, orderId), or(isFirst, isItsOwn)))
    .returning({ orderId: starsCheckouts.orderId })
  await fulfilCheckout(ctx, orderId)
  return booked.length > 0
}

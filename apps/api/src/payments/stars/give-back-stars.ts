import { and, eq } from 'drizzle-orm'
import { starsCheckouts } from '../../db/schema/stars-checkouts.ts'
import type { Chats } from '../../ports/chats.ts'
import { done, type Outcome } from '../../ports/outcome.ts'
import { type FulfilContext, fulfilCheckout } from '../fulfil-checkout.ts'

export type StarsContext = FulfilContext & { chats: Chats }

export type StarsCharge = { orderId: string; chargeId: string; payer: number }

/** Gives one payment back: the money first, then the books. Safe to repeat. */
export async function giveBackStars(
  ctx: StarsContext,
  { orderId, chargeId, payer }: StarsCharge,
): Promise<Outcome<null, 'not-found' | 'unavailable'>> {
  const { db, now, chats } = ctx
  const given = await chats.refund(payer, chargeId)
  if (!given.ok) return given
  // The payer's number has served: nothing is left to give back.
  await db
    .update(starsCheckouts)
    .set({ state: 'refunded', refundedAt: now, payer: null })
    .where(and(eq(starsCheckouts.orderId, orderId), eq(starsCheckouts.chargeId, chargeId)))
  await fulfilCheckout(ctx, orderId)
  return done(null)
}

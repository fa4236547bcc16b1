import { and, eq } from 'drizzle-orm'
import { starsCheckouts } from '../../ground/db/schema/checkouts.ts'
import type { Chats } from '../../ground/ports/chats.ts'
import { done, type Outcome } from '../../ground/ports/outcome.ts'
import { type FulfilContext, fulfilCheckout } from '../fulfil-checkout.ts'
import { findStarsCheckout } from './stars-checkouts.ts'

export type StarsContext = FulfilContext & { chats: Chats }

export type StarsCharge = { orderId: string; chargeId: string; payer: number }

/** Refunds one payment, then records it; idempotent. */
export async function refundStars(
  ctx: StarsContext,
  { orderId, chargeId, payer }: StarsCharge,
): Promise<Outcome<null, 'not-found' | 'unavailable'>> {
  const { db, now, chats } = ctx
  const refunded = await chats.refund(payer, chargeId)
  if (!refunded.ok) return refunded
  // The payer's id is no longer needed.
  await db
    .update(starsCheckouts)
    .set({ state: 'refunded', refundedAt: now, payer: null })
    .where(and(eq(starsCheckouts.orderId, orderId), eq(starsCheckouts.chargeId, chargeId)))
  await fulfilCheckout(ctx, orderId)
  return done(null)
}

/** `not-found` and `unavailable` are Telegram's answers. */
export type WhyNotRefunded =
  | 'no-such-order'
  | 'not-paid'
  | 'refunded-before'
  | 'payer-erased'
  | 'not-found'
  | 'unavailable'

type Refunded = { ok: true; stars: number } | { ok: false; reason: WhyNotRefunded }

/** Refunds an order's Stars for the operator, and locks its report. */
export async function refundOrder(ctx: StarsContext, orderId: string): Promise<Refunded> {
  const found = await findStarsCheckout(ctx.db, orderId)
  if (!found) return { ok: false, reason: 'no-such-order' }
  const { state, chargeId, payer, stars } = found.checkout
  if (state === 'refunded') return { ok: false, reason: 'refunded-before' }
  if (state !== 'paid' || !chargeId) return { ok: false, reason: 'not-paid' }
  if (payer === null) return { ok: false, reason: 'payer-erased' }
  const refunded = await refundStars(ctx, { orderId, chargeId, payer })
  return refunded.ok ? { ok: true, stars } : refunded
}

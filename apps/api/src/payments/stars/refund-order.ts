import { findStarsCheckout } from './find-stars-checkout.ts'
import { giveBackStars, type StarsContext } from './give-back-stars.ts'

/** `not-found` and `unavailable` are Telegram's answers. */
export type WhyNotRefunded =
  | 'no-such-order'
  | 'not-paid'
  | 'given-back-before'
  | 'payer-erased'
  | 'not-found'
  | 'unavailable'

export type Refunded = { ok: true; stars: number } | { ok: false; reason: WhyNotRefunded }

/** Gives the Stars of an order back, on the operator's word; its report locks. */
export async function refundOrder(ctx: StarsContext, orderId: string): Promise<Refunded> {
  const found = await findStarsCheckout(ctx.db, orderId)
  if (!found) return { ok: false, reason: 'no-such-order' }
  const { state, chargeId, payer, stars } = found.checkout
  if (state === 'refunded') return { ok: false, reason: 'given-back-before' }
  if (state !== 'paid' || !chargeId) return { ok: false, reason: 'not-paid' }
  if (payer === null) return { ok: false, reason: 'payer-erased' }
  const given = await giveBackStars(ctx, { orderId, chargeId, payer })
  return given.ok ? { ok: true, stars } : given
}

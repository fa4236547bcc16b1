import { and, eq, inArray, or } from 'drizzle-orm'
import { assessments } from '../../ground/db/schema/assessments.ts'
import { type StarsCheckout, starsCheckouts } from '../../ground/db/schema/checkouts.ts'
import { type FulfilContext, fulfilCheckout } from '../fulfil-checkout.ts'
import { hasOpened } from '../record-entry.ts'
import { refundStars, type StarsCharge, type StarsContext } from './refund-stars.ts'
import { findStarsCheckout, starsState } from './stars-checkouts.ts'

type StarsPaid = StarsCharge & { stars: number }

/**
 * `opened`: this update opened the report. `known`: a redelivery. `refunded`: because the report was open or
 * erased; `stuck`: the refund failed. `not-ours`: no order has this invoice.
 */
export type TakenPayment = 'opened' | 'known' | 'refunded' | 'stuck' | 'not-ours'

/** Records the first payment of a checkout, even one that closed meanwhile. */
async function book({ db, now }: StarsContext, { orderId, chargeId, payer, stars }: StarsPaid) {
  const booked = await db
    .update(starsCheckouts)
    .set({ state: 'paid', chargeId, payer, stars, paidAt: now })
    .where(and(eq(starsCheckouts.orderId, orderId), inArray(starsCheckouts.state, ['open', 'closed'])))
    .returning({ orderId: starsCheckouts.orderId })
  return booked.length > 0
}

const isSettled = ({ state, chargeId }: StarsCheckout, paid: StarsPaid) =>
  chargeId === paid.chargeId && state === 'refunded'

/** Handles a Stars payment: opens its report, or refunds Stars that bought nothing. */
export async function takePayment(ctx: StarsContext, paid: StarsPaid): Promise<TakenPayment> {
  const { orderId, chargeId } = paid
  if (!(await findStarsCheckout(ctx.db, orderId))) return 'not-ours'
  const isNew = await book(ctx, paid)
  await fulfilCheckout(ctx, orderId)
  const kept = await findStarsCheckout(ctx.db, orderId)
  if (!kept || isSettled(kept.checkout, paid)) return 'known'
  if (kept.checkout.chargeId === chargeId && (await hasOpened(ctx.db, orderId)))
    return isNew ? 'opened' : 'known'
  const refunded = await refundStars(ctx, paid)
  if (refunded.ok) return 'refunded'
  if (refunded.reason === 'not-found') return 'stuck'
  // Throws so that Telegram resends the update and the refund is retried.
  throw new Error('Stars that bought nothing could not be given back yet')
}

type StarsRefunded = { orderId: string; chargeId: string }

/**
 * Handles a refund by Telegram, which may precede its payment; returns whether it changed anything. Refunds of a second
 * payment, or by this server itself, change nothing.
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

/** Telegram's pre-checkout query. */
type Offer = { orderId: string; currency: string; stars: number }

export type WhyNot = 'unknown' | 'already-open' | 'over' | 'other-price'

/** Returns why these Stars may not pay for an order now, or null. Anyone with the invoice may pay. */
export async function whyNotPay(
  { db, now }: Pick<FulfilContext, 'db' | 'now'>,
  { orderId, currency, stars }: Offer,
): Promise<WhyNot | null> {
  const found = await findStarsCheckout(db, orderId)
  if (!found) return 'unknown'
  const { checkout, order } = found
  const [report] = await db
    .select({ unlockReason: assessments.unlockReason })
    .from(assessments)
    .where(eq(assessments.id, order.assessmentId ?? order.id))
  if (report?.unlockReason) return 'already-open'
  if (!report || order.state !== 'open' || starsState(checkout, now) !== 'open') return 'over'
  return currency === 'XTR' && stars === checkout.stars ? null : 'other-price'
}

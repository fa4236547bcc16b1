import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orderChanges } from '../../db/schema/order-changes.ts'
import { type StarsCheckout, starsCheckouts } from '../../db/schema/stars-checkouts.ts'
import { fulfilCheckout } from '../fulfil-checkout.ts'
import { findStarsCheckout } from './find-stars-checkout.ts'
import { giveBackStars, type StarsCharge, type StarsContext } from './give-back-stars.ts'

export type StarsPaid = StarsCharge & { stars: number }

/**
 * `opened`: this message opened the report. `known`: it was told of before. `given-back`: the report was open or is
 * gone, so that nothing was bought; `stuck`: it should have gone back. `not-ours`: no order has this invoice.
 */
export type TakenPayment = 'opened' | 'known' | 'given-back' | 'stuck' | 'not-ours'

/** The first payment of a checkout, even of one that closed while it was under way. */
async function book({ db, now }: StarsContext, { orderId, chargeId, payer, stars }: StarsPaid) {
  const booked = await db
    .update(starsCheckouts)
    .set({ state: 'paid', chargeId, payer, stars, paidAt: now })
    .where(and(eq(starsCheckouts.orderId, orderId), inArray(starsCheckouts.state, ['open', 'closed'])))
    .returning({ orderId: starsCheckouts.orderId })
  return booked.length > 0
}

/** By the order's own history, which outlives the report. */
async function hasOpened(db: Database, orderId: string) {
  const isOpening = and(eq(orderChanges.orderId, orderId), eq(orderChanges.report, 'opened'))
  return (await db.$count(orderChanges, isOpening)) > 0
}

const isSettled = ({ state, chargeId }: StarsCheckout, paid: StarsPaid) =>
  chargeId === paid.chargeId && state === 'refunded'

/** Stars have come: the report they are for opens. Stars that bought nothing go back by themselves. */
export async function takePayment(ctx: StarsContext, paid: StarsPaid): Promise<TakenPayment> {
  const { orderId, chargeId } = paid
  if (!(await findStarsCheckout(ctx.db, orderId))) return 'not-ours'
  const isNew = await book(ctx, paid)
  await fulfilCheckout(ctx, orderId)
  const kept = await findStarsCheckout(ctx.db, orderId)
  if (!kept || isSettled(kept.checkout, paid)) return 'known'
  if (kept.checkout.chargeId === chargeId && (await hasOpened(ctx.db, orderId)))
    return isNew ? 'opened' : 'known'
  const given = await giveBackStars(ctx, paid)
  if (given.ok) return 'given-back'
  if (given.reason === 'not-found') return 'stuck'
  // Telegram repeats its message, and with the next one the money may go back.
  throw new Error('Stars that bought nothing could not be given back yet')
}

import type { generateCheckout as endpoint } from '@lithe/contracts/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import { findOwnAssessment } from '../assessments/find-own-assessment.ts'
import { ErasedMeanwhile } from '../db/erased-meanwhile.ts'
import { orders } from '../db/schema/orders.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { keepBuyerAddress } from './expect-receipt.ts'
import { findOrMakeOrder } from './find-or-make-order.ts'
import { forgetCheckouts } from './forget-checkouts.ts'
import { mayReturnTo } from './may-return-to.ts'
import { priceCentsAfter, readPercentOff } from './price.ts'
import { provenAddress } from './proven-address.ts'

/** A place to pay for one's own report; asking again leads to the same one while it is open. */
export const generateCheckout: VerbFor<typeof endpoint> = async (
  ctx,
  { assessmentId, successUrl, cancelUrl },
) => {
  const { db, ownOrigin } = ctx
  const own = await findOwnAssessment(ctx, assessmentId)
  if (!own.ok) return own
  if (own.data.assessment.unlockReason) return refuse('already-unlocked')
  const payments = ctx.payments.forSource(ctx.caller.source)
  if (!payments) return refuse('payments-off')
  const places = [ownOrigin, ...ctx.returnPlaces]
  if (![successUrl, cancelUrl].every(url => mayReturnTo(url, places))) return refuse('foreign-return')

  const { person } = own.data
  if (!(await ctx.limits('checkout', person.keeperId ?? person.id))) return refuse('too-many-requests')
  const percentOff = await readPercentOff(db, assessmentId)
  const { provider } = payments
  const found = await findOrMakeOrder(ctx, {
    assessmentId,
    provider,
    priceCents: priceCentsAfter(percentOff),
  })
  if (!found.ok) return found
  const order = found.data
  if (!order) return refuse('already-unlocked')
  const address = provenAddress(ctx.caller)
  if (address) await keepBuyerAddress(db, { orderId: order.id, assessmentId, address })
  const made = await payments.createCheckout({
    orderId: order.id,
    priceCents: order.priceCents,
    ownOrigin,
    successUrl,
    cancelUrl,
  })
  if (!made.ok) return made
  const named = await db
    .update(orders)
    .set({ checkoutId: made.data.checkoutId })
    .where(and(eq(orders.id, order.id), isNotNull(orders.assessmentId)))
    .returning({ id: orders.id })
  if (named.length === 0) {
    await forgetCheckouts(db, [order.id])
    throw new ErasedMeanwhile('a report')
  }
  return done({ checkoutUrl: made.data.checkoutUrl })
}

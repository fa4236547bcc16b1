import type { generateCheckout as endpoint } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { findOwnAssessment } from '../assessments/find-own-assessment.ts'
import { orders } from '../db/schema/orders.ts'
import { done, refuse } from '../outcome.ts'
import type { VerbFor } from '../verb.ts'
import { findOrMakeOrder } from './find-or-make-order.ts'
import { mayReturnTo } from './may-return-to.ts'
import { priceCentsAfter, readPercentOff } from './price.ts'

/** A place to pay for one's own report; asking again leads to the same one while it is open. */
export const generateCheckout: VerbFor<typeof endpoint> = async (
  ctx,
  { assessmentId, successUrl, cancelUrl },
) => {
  const { db, payments, ownOrigin } = ctx
  const own = await findOwnAssessment(ctx, assessmentId)
  if (!own.ok) return own
  if (own.data.assessment.unlockReason) return refuse('already-unlocked')
  if (!payments) return refuse('payments-off')
  const places = [ownOrigin, ...ctx.returnPlaces]
  if (![successUrl, cancelUrl].every(url => mayReturnTo(url, places))) return refuse('foreign-return')

  const priceCents = priceCentsAfter(await readPercentOff(db, assessmentId))
  const order = await findOrMakeOrder({ ...ctx, payments }, assessmentId, priceCents)
  if (!order) return refuse('already-unlocked')
  const made = await payments.createCheckout({
    orderId: order.id,
    priceCents,
    ownOrigin,
    successUrl,
    cancelUrl,
  })
  if (!made.ok) return made
  await db.update(orders).set({ checkoutId: made.data.checkoutId }).where(eq(orders.id, order.id))
  return done({ checkoutUrl: made.data.checkoutUrl })
}

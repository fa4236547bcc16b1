import type { readPayment as endpoint } from '@lithe/contracts/api'
import { desc, eq, sql } from 'drizzle-orm'
import { orders } from '../ground/db/schema/orders.ts'
import { done } from '../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../ground/ports/verb.ts'
import { fulfilNowAndThen } from './fulfil-checkout.ts'
import { fullPriceCents, priceCentsAfter, readPercentOff } from './price.ts'
import { isPaidFor } from './record-entry.ts'

/** Ranks paid orders above open ones, and open orders above ended ones. */
const weight = sql`case when ${orders.state} in ('paid', 'disputed') then 2 when ${orders.state} = 'open' then 1 else 0 end`

/** Syncs an open order with the provider, so that a lost webhook loses nothing. */
async function readOrderState(ctx: VerbContext, assessmentId: string) {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(eq(orders.assessmentId, assessmentId))
    .orderBy(desc(weight), desc(orders.createdAt))
    .limit(1)
  if (!order) return 'none'
  const fulfilled = await fulfilNowAndThen(ctx, order)
  // When the provider is unavailable, returns the last known state; polling will find the new one.
  return (fulfilled.ok && fulfilled.data) || order.state
}

/** Returns the price of opening the caller's report, and the state of its last payment. */
export const readPayment: VerbFor<typeof endpoint, { assessmentId: string }> = async (
  ctx,
  { assessmentId },
) => {
  const order = await readOrderState(ctx, assessmentId)
  const percentOff = await readPercentOff(ctx.db, assessmentId)
  const priceCents = priceCentsAfter(percentOff)
  return done({
    isUnlocked: ctx.assessment.unlockReason !== null || (order !== 'none' && isPaidFor(order)),
    fullPriceCents,
    priceCents,
    percentOff,
    priceStars: ctx.payments.forSource(ctx.caller.source)?.priceStars?.(priceCents) ?? null,
    order,
  })
}

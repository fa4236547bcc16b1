import type { generateCheckout as endpoint } from '@lithe/contracts/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import { provenAddress } from '../doors/people/authorise.ts'
import { ErasedMeanwhile } from '../ground/db/database.ts'
import { type Order, orders } from '../ground/db/schema/orders.ts'
import { done, type Outcome, refuse } from '../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../ground/ports/verb.ts'
import { keepBuyerAddress } from './due-receipts.ts'
import { forgetCheckouts } from './forget-checkouts.ts'
import { type FulfilContext, fulfilCheckout } from './fulfil-checkout.ts'
import { mayReturnTo } from './may-return-to.ts'
import { priceCentsAfter, readPercentOff } from './price.ts'
import { cancelOrder, isPaidFor } from './record-entry.ts'

type Wanted = { assessmentId: string } & Pick<Order, 'provider' | 'priceCents'>

const findOpen = async (db: VerbContext['db'], assessmentId: string): Promise<Order | null> => {
  const [open] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.assessmentId, assessmentId), eq(orders.state, 'open')))
  return open ?? null
}

/** Syncs an open order; ends it if price or provider are outdated, unless it was paid meanwhile. */
async function settle(ctx: FulfilContext, order: Order, { provider, priceCents }: Wanted) {
  const { checkoutId } = order
  const isStale = order.priceCents !== priceCents || order.provider !== provider
  const payments = ctx.payments.of(order.provider)
  if (checkoutId && payments) {
    const closed = isStale ? await payments.closeCheckout(checkoutId) : done(null)
    return closed.ok ? fulfilCheckout(ctx, checkoutId) : closed
  }
  return done(isStale || !payments ? await cancelOrder(ctx, order) : order.state)
}

/** Finds or creates the open order of a report; null if already paid. */
async function findOrMakeOrder(
  ctx: FulfilContext,
  wanted: Wanted,
): Promise<Outcome<Order | null, 'unavailable'>> {
  const { db, now } = ctx
  const { assessmentId } = wanted
  const before = await findOpen(db, assessmentId)
  if (before) {
    const settled = await settle(ctx, before, wanted)
    if (!settled.ok) return settled
    if (settled.data && isPaidFor(settled.data)) return done(null)
  }
  const [made] = await db
    .insert(orders)
    .values({ ...wanted, state: 'open', createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (made) ctx.count('order-made')
  const order = made ?? (await findOpen(db, assessmentId))
  if (!order) throw new ErasedMeanwhile('an order')
  // Paid on the web and in the messenger at once: the retry ends the other order.
  if (order.provider !== wanted.provider) return refuse('unavailable')
  return done(order)
}

/** Creates a checkout for the caller's report; idempotent while it is open. */
export const generateCheckout: VerbFor<typeof endpoint> = async (
  ctx,
  { assessmentId, successUrl, cancelUrl },
) => {
  const { db, words, ownOrigin, person, assessment } = ctx
  if (assessment.unlockReason) return refuse('already-unlocked')
  const payments = ctx.payments.forSource(ctx.caller.source)
  if (!payments) return refuse('payments-off')
  const places = [ownOrigin, ...ctx.returnPlaces]
  if (![successUrl, cancelUrl].every(url => mayReturnTo(url, places))) return refuse('foreign-return')

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
  if (address) await keepBuyerAddress(ctx, { orderId: order.id, assessmentId, address })
  const made = await payments.createCheckout({
    orderId: order.id,
    priceCents: order.priceCents,
    language: words.language,
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

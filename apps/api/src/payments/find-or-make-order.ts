import { and, eq } from 'drizzle-orm'
import { ErasedMeanwhile } from '../db/erased-meanwhile.ts'
import { type Order, orders } from '../db/schema/orders.ts'
import { done, type Outcome, refuse } from '../ports/outcome.ts'
import type { VerbContext } from '../ports/verb.ts'
import { cancelOrder } from './cancel-order.ts'
import { type FulfilContext, fulfilCheckout } from './fulfil-checkout.ts'
import { isPaidFor } from './paid-states.ts'

type Wanted = { assessmentId: string } & Pick<Order, 'provider' | 'priceCents'>

const findOpen = async (db: VerbContext['db'], assessmentId: string): Promise<Order | null> => {
  const [open] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.assessmentId, assessmentId), eq(orders.state, 'open')))
  return open ?? null
}

/** Brings an open order up to date; one of another price or provider is ended, unless it was paid meanwhile. */
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

/** The one open order of a report as wanted: the one there is, else a new one; null if it is paid already. */
export async function findOrMakeOrder(
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
  // Paid on the web and in the messenger at once: the next try ends the other order.
  if (order.provider !== wanted.provider) return refuse('unavailable')
  return done(order)
}

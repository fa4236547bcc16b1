import { and, eq } from 'drizzle-orm'
import { ErasedMeanwhile } from '../db/erased-meanwhile.ts'
import { type Order, orders } from '../db/schema/orders.ts'
import { done, type Outcome } from '../outcome.ts'
import type { VerbContext } from '../verb.ts'
import { cancelOrder } from './cancel-order.ts'
import { type FulfilContext, fulfilCheckout } from './fulfil-checkout.ts'
import { isPaidFor } from './paid-states.ts'

const findOpen = async (db: VerbContext['db'], assessmentId: string): Promise<Order | null> => {
  const [open] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.assessmentId, assessmentId), eq(orders.state, 'open')))
  return open ?? null
}

/** Brings an open order up to date; one at a price that holds no more is ended, unless it was paid meanwhile. */
async function settle(ctx: FulfilContext, order: Order, priceCents: number) {
  const { checkoutId, provider } = order
  // Nobody can ask a provider that this server does not work with any more.
  const isForeign = provider !== ctx.payments.provider
  const isStale = order.priceCents !== priceCents
  if (checkoutId && !isForeign) {
    const closed = isStale ? await ctx.payments.closeCheckout(checkoutId) : done(null)
    return closed.ok ? fulfilCheckout(ctx, checkoutId) : closed
  }
  return done(isForeign || isStale ? await cancelOrder(ctx, order) : order.state)
}

/** The one open order of a report at this price: the one there is, else a new one; null if it is paid already. */
export async function findOrMakeOrder(
  ctx: FulfilContext,
  assessmentId: string,
  priceCents: number,
): Promise<Outcome<Order | null, 'unavailable'>> {
  const { db, now, payments } = ctx
  const before = await findOpen(db, assessmentId)
  if (before) {
    const settled = await settle(ctx, before, priceCents)
    if (!settled.ok) return settled
    if (settled.data && isPaidFor(settled.data)) return done(null)
  }
  const [made] = await db
    .insert(orders)
    .values({ assessmentId, provider: payments.provider, state: 'open', priceCents, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (made) ctx.count('order-made')
  const order = made ?? (await findOpen(db, assessmentId))
  if (!order) throw new ErasedMeanwhile('an order')
  return done(order)
}

import type { OrderState } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { type Order, orders } from '../db/schema/orders.ts'
import type { VerbContext } from '../verb.ts'
import { fulfilCheckout } from './fulfil-checkout.ts'
import type { Payments } from './payments.ts'

type OrderContext = Pick<VerbContext, 'db' | 'now' | 'count'> & { payments: Payments }

const findOpen = async (db: VerbContext['db'], assessmentId: string): Promise<Order | null> => {
  const [open] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.assessmentId, assessmentId), eq(orders.state, 'open')))
  return open ?? null
}

/** Brings an open order up to date; one at a price that holds no more is ended, unless it was paid meanwhile. */
async function settle(ctx: OrderContext, order: Order, priceCents: number): Promise<OrderState> {
  const { id, checkoutId } = order
  const isStale = order.priceCents !== priceCents
  if (checkoutId) {
    if (isStale) await ctx.payments.closeCheckout(checkoutId)
    return fulfilCheckout(ctx, checkoutId)
  }
  if (!isStale) return 'open'
  await ctx.db
    .update(orders)
    .set({ state: 'cancelled', settledAt: ctx.now })
    .where(and(eq(orders.id, id), eq(orders.state, 'open')))
  return 'cancelled'
}

/** The one open order of a report at this price: the one there is, else a new one; null if it is paid already. */
export async function findOrMakeOrder(
  ctx: OrderContext,
  assessmentId: string,
  priceCents: number,
): Promise<Order | null> {
  const { db, now, payments } = ctx
  const before = await findOpen(db, assessmentId)
  if (before && (await settle(ctx, before, priceCents)) === 'paid') return null
  const [made] = await db
    .insert(orders)
    .values({ assessmentId, provider: payments.provider, state: 'open', priceCents, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (made) ctx.count('order-made')
  const order = made ?? (await findOpen(db, assessmentId))
  if (!order) throw new Error('an order vanished between insert and select')
  return order
}

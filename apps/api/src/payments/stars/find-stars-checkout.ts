import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { type Order, orders } from '../../db/schema/orders.ts'
import { type StarsCheckout, starsCheckouts } from '../../db/schema/stars-checkouts.ts'

/** A checkout with the order it is for; null for whatever else an invoice may name. */
export async function findStarsCheckout(
  db: Database,
  orderId: string,
): Promise<{ checkout: StarsCheckout; order: Order } | null> {
  if (!z.uuid().safeParse(orderId).success) return null
  const [found] = await db
    .select({ checkout: starsCheckouts, order: orders })
    .from(starsCheckouts)
    .innerJoin(orders, eq(orders.id, starsCheckouts.orderId))
    .where(eq(starsCheckouts.orderId, orderId))
  return found ?? null
}

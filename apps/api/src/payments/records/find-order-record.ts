import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type OrderChange, orderChanges } from '../../db/schema/order-changes.ts'
import { orders } from '../../db/schema/orders.ts'
import { starsCheckouts } from '../../db/schema/stars-checkouts.ts'
import type { PricedOrder } from './list-orders.ts'

export type OrderRecord = { order: PricedOrder; changes: OrderChange[] }

/** An order and everything that ever became of it. */
export async function findOrderRecord(db: Database, orderId: string): Promise<OrderRecord | null> {
  const [order] = await db
    .select({ ...getTableColumns(orders), stars: starsCheckouts.stars })
    .from(orders)
    .leftJoin(starsCheckouts, eq(starsCheckouts.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!order) return null
  const changes = await db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.revision))
  return { order, changes }
}

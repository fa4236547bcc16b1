import { and, asc, eq, getTableColumns, gte, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type OrderChange, orderChanges } from '../db/schema/order-changes.ts'
import { orders } from '../db/schema/orders.ts'
import { starsCheckouts } from '../db/schema/stars-checkouts.ts'
import { idsSpelt } from '../payments/short-number.ts'
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

/** The orders whose receipts bear this short number: one, but for a rare chance. */
export async function findOrdersSpelt(db: Database, typed: string): Promise<string[]> {
  const range = idsSpelt(typed)
  if (!range) return []
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(gte(orders.id, range.first), lte(orders.id, range.last)))
  return found.map(({ id }) => id)
}

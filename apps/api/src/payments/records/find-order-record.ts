import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type OrderChange, orderChanges } from '../../db/schema/order-changes.ts'
import { type Order, orders } from '../../db/schema/orders.ts'

export type OrderRecord = { order: Order; changes: OrderChange[] }

/** An order and everything that ever became of it. */
export async function findOrderRecord(db: Database, orderId: string): Promise<OrderRecord | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return null
  const changes = await db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.revision))
  return { order, changes }
}

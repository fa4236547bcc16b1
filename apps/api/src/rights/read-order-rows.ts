import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import { dueReceipts } from '../db/schema/due-receipts.ts'
import { orderChanges } from '../db/schema/order-changes.ts'
import { orders } from '../db/schema/orders.ts'
import { starsCheckouts } from '../db/schema/stars-checkouts.ts'

/** Every try to pay for a report of these people, with what became of it. */
export async function readOrderRows(db: Database, personIds: string[]) {
  const isTheirs = inArray(assessments.personId, personIds)
  return {
    orders: await db
      .select({
        ...getTableColumns(orders),
        receiptGoesTo: dueReceipts.address,
        stars: getTableColumns(starsCheckouts),
      })
      .from(orders)
      .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
      .leftJoin(dueReceipts, eq(dueReceipts.orderId, orders.id))
      .leftJoin(starsCheckouts, eq(starsCheckouts.orderId, orders.id))
      .where(isTheirs)
      .orderBy(asc(orders.createdAt), asc(orders.id)),
    changes: await db
      .select(getTableColumns(orderChanges))
      .from(orderChanges)
      .innerJoin(orders, eq(orders.id, orderChanges.orderId))
      .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
      .where(isTheirs)
      .orderBy(asc(orderChanges.orderId), asc(orderChanges.revision)),
  }
}
export type OrderRows = Awaited<ReturnType<typeof readOrderRows>>

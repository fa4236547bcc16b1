import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { paidStates } from './paid-states.ts'

/** An order that a report is paid for by, if there is one. */
export async function findPaidOrder(db: Database, assessmentId: string): Promise<{ id: string } | null> {
  const [paid] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.assessmentId, assessmentId), inArray(orders.state, paidStates)))
    .limit(1)
  return paid ?? null
}

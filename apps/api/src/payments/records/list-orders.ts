import type { OrderState } from '@lithe/contracts/api'
import { and, count, desc, eq, gte, isNotNull, lt, type SQL, sql, sum } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type Order, orders } from '../../db/schema/orders.ts'

export type OrderFilter = {
  state: OrderState | null
  /** Made at or after; made before. */
  since: Date | null
  until: Date | null
  most: number
}

export type OrderTotals = {
  orders: number
  takenCents: number
  refundedCents: number
  chargedBackCents: number
}

export type OrderList = { newest: Order[]; totals: OrderTotals }

const cents = (column: typeof orders.priceCents | typeof orders.refundedCents, where: SQL | undefined) =>
  sql<number>`coalesce(${sum(column)} filter (where ${where}), 0)`.mapWith(Number)

/** The newest orders of a kind, and what all of that kind come to. */
export async function listOrders(db: Database, filter: OrderFilter): Promise<OrderList> {
  const { state, since, until, most } = filter
  const ofKind = and(
    state ? eq(orders.state, state) : undefined,
    since ? gte(orders.createdAt, since) : undefined,
    until ? lt(orders.createdAt, until) : undefined,
  )
  const newest = await db.select().from(orders).where(ofKind).orderBy(desc(orders.createdAt)).limit(most)
  const [totals] = await db
    .select({
      orders: count(),
      takenCents: cents(orders.priceCents, isNotNull(orders.paidAt)),
      refundedCents: cents(orders.refundedCents, isNotNull(orders.paidAt)),
      chargedBackCents: cents(orders.priceCents, eq(orders.state, 'charged-back')),
    })
    .from(orders)
    .where(ofKind)
  if (!totals) throw new Error('a count came back empty')
  return { newest, totals }
}

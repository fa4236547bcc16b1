import type { OrderState } from '@lithe/contracts/api'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  lt,
  lte,
  ne,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { starsCheckouts } from '../ground/db/schema/checkouts.ts'
import { type Order, type OrderChange, orderChanges, orders } from '../ground/db/schema/orders.ts'
import { idsSpelt } from '../money/short-number.ts'

type OrderFilter = {
  state: OrderState | null
  /** Created at or after `since`, and before `until`. */
  since: Date | null
  until: Date | null
  most: number
}

export type OrderTotals = {
  orders: number
  takenCents: number
  refundedCents: number
  chargedBackCents: number
  /** Paid in Stars; not included in the sums above. */
  takenStars: number
  refundedStars: number
}

export type PricedOrder = Order & { stars: number | null }

export type OrderList = { newest: PricedOrder[]; totals: OrderTotals }

type Summed = typeof orders.priceCents | typeof orders.refundedCents | typeof starsCheckouts.stars

const total = (column: Summed, where: SQL | undefined) =>
  sql<number>`coalesce(${sum(column)} filter (where ${where}), 0)`.mapWith(Number)

const wasPaid = isNotNull(orders.paidAt)
const inDollars = ne(orders.provider, 'stars')

/** Lists the newest orders matching a filter, with totals of all matches. */
export async function listOrders(db: Database, filter: OrderFilter): Promise<OrderList> {
  const { state, since, until, most } = filter
  const ofKind = and(
    state ? eq(orders.state, state) : undefined,
    since ? gte(orders.createdAt, since) : undefined,
    until ? lt(orders.createdAt, until) : undefined,
  )
  const itsStars = eq(starsCheckouts.orderId, orders.id)
  const newest = await db
    .select({ ...getTableColumns(orders), stars: starsCheckouts.stars })
    .from(orders)
    .leftJoin(starsCheckouts, itsStars)
    .where(ofKind)
    .orderBy(desc(orders.createdAt))
    .limit(most)
  const [totals] = await db
    .select({
      orders: count(),
      takenCents: total(orders.priceCents, and(wasPaid, inDollars)),
      refundedCents: total(orders.refundedCents, and(wasPaid, inDollars)),
      chargedBackCents: total(orders.priceCents, eq(orders.state, 'charged-back')),
      takenStars: total(starsCheckouts.stars, wasPaid),
      refundedStars: total(starsCheckouts.stars, and(wasPaid, eq(orders.state, 'refunded'))),
    })
    .from(orders)
    .leftJoin(starsCheckouts, itsStars)
    .where(ofKind)
  if (!totals) throw new Error('a count came back empty')
  return { newest, totals }
}

export type OrderRecord = { order: PricedOrder; changes: OrderChange[] }

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

/** Finds the orders whose short number matches: one, barring a rare collision. */
export async function findOrdersSpelt(db: Database, typed: string): Promise<string[]> {
  const range = idsSpelt(typed)
  if (!range) return []
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(gte(orders.id, range.first), lte(orders.id, range.last)))
  return found.map(({ id }) => id)
}

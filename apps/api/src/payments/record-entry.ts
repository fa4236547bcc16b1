import type { OrderState } from '@lithe/contracts/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orderChanges, type ReportEffect } from '../db/schema/order-changes.ts'
import { type Order, orders } from '../db/schema/orders.ts'
import type { Occurrence } from '../ports/occurrence.ts'
import type { BookEntry } from '../ports/payments.ts'
import type { VerbContext } from '../ports/verb.ts'
import { expectReceipt, forgetReceipt } from './expect-receipt.ts'
import { moveReport } from './move-report.ts'
import { isPaidFor } from './paid-states.ts'

export type RecordContext = Pick<VerbContext, 'db' | 'now' | 'count'>

const wasPaid = (state: OrderState) => isPaidFor(state) || state === 'refunded' || state === 'charged-back'

/** No checkout opens a second time, and money that came is undone by a refund or a bank alone. */
const canFollow = (order: Order, { state }: BookEntry) =>
  (order.state === 'open' || state !== 'open') && (!order.paidAt || wasPaid(state))

const isKnown = (order: Order, { state, refundedCents }: BookEntry) =>
  order.state === state && order.refundedCents === refundedCents

/** Writes the entry only over the order it was compared with: an older look at the books never wins. */
async function write(db: Database, order: Order, { state, refundedCents }: BookEntry, now: Date) {
  const [written] = await db
    .update(orders)
    .set({
      state,
      refundedCents,
      revision: sql`${orders.revision} + 1`,
      settledAt: order.state === state ? order.settledAt : now,
      paidAt: wasPaid(state) ? (order.paidAt ?? now) : order.paidAt,
    })
    .where(and(eq(orders.id, order.id), eq(orders.revision, order.revision)))
    .returning()
  return written ?? null
}

const reportOccurrences: Record<ReportEffect, Occurrence[]> = {
  opened: ['report-unlocked'],
  locked: ['report-locked'],
  unchanged: [],
}

/** Takes what the books say into an order, with everything that follows from it; null if another call was faster. */
export async function recordEntry(
  { db, now, count }: RecordContext,
  order: Order,
  entry: BookEntry,
): Promise<OrderState | null> {
  if (isKnown(order, entry) || !canFollow(order, entry)) return order.state
  const report = await db.transaction(async transaction => {
    const written = await write(transaction, order, entry, now)
    if (!written) return null
    const effect = await moveReport(transaction, written, now)
    const { id: orderId, revision, state, refundedCents } = written
    await transaction
      .insert(orderChanges)
      .values({ orderId, revision, state, refundedCents, report: effect, changedAt: now })
    if (isPaidFor(state) && !order.paidAt) await expectReceipt(transaction, written, entry.payerAddress, now)
    if (!isPaidFor(state)) await forgetReceipt(transaction, orderId)
    return effect
  })
  if (report === null) return null
  const { state } = entry
  if (state !== 'open' && order.state !== state) count(`order-${state}`)
  for (const occurrence of reportOccurrences[report]) count(occurrence)
  return state
}

import type { OrderState } from '@lithe/contracts/api'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { assessments } from '../ground/db/schema/assessments.ts'
import { type Order, orderChanges, orders, type ReportEffect } from '../ground/db/schema/orders.ts'
import { enqueue } from '../ground/jobs/jobs.ts'
import type { Occurrence } from '../ground/ports/occurrence.ts'
import type { BookEntry } from '../ground/ports/payments.ts'
import type { VerbContext } from '../ground/ports/verb.ts'
import { cancelReceipt, expectReceipt } from './due-receipts.ts'
import { lockAssessment, unlockAssessment } from './unlock-assessment.ts'

/** While a dispute is undecided, the report stays paid. */
const paidStates = ['paid', 'disputed'] as const satisfies readonly OrderState[]

const paidFor: readonly OrderState[] = paidStates

export const isPaidFor = (state: OrderState) => paidFor.includes(state)

async function findPaidOrder(db: Database, assessmentId: string): Promise<{ id: string } | null> {
  const [paid] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.assessmentId, assessmentId), inArray(orders.state, paidStates)))
    .limit(1)
  return paid ?? null
}

const causeFor = (orderId: string) => ({ reason: 'order', source: orderId }) as const

/** Serialises changes to two orders of one report, so that each sees the other. */
const waitForTurn = (db: Database, assessmentId: string) =>
  db
    .select({ id: assessments.id })
    .from(assessments)
    .where(eq(assessments.id, assessmentId))
    .for('no key update')

/** Opens or locks a report to match its order. What another order, code or organisation opened stays open. */
async function moveReport(
  db: Database,
  { id: orderId, assessmentId, state }: Order,
  now: Date,
): Promise<ReportEffect> {
  if (!assessmentId) return 'unchanged'
  await waitForTurn(db, assessmentId)
  if (isPaidFor(state))
    return (await unlockAssessment(db, assessmentId, causeFor(orderId), now)) ? 'opened' : 'unchanged'
  if (!(await lockAssessment(db, assessmentId, orderId))) return 'unchanged'
  const other = await findPaidOrder(db, assessmentId)
  if (!other) return 'locked'
  await unlockAssessment(db, assessmentId, causeFor(other.id), now)
  return 'unchanged'
}

export type RecordContext = Pick<VerbContext, 'db' | 'now' | 'count'>

const wasPaid = (state: OrderState) => isPaidFor(state) || state === 'refunded' || state === 'charged-back'

/** Valid transitions: a checkout never reopens, and only a refund or the bank undoes a payment. */
const canFollow = (order: Order, { state }: BookEntry) =>
  (order.state === 'open' || state !== 'open') && (!order.paidAt || wasPaid(state))

const isKnown = (order: Order, { state, refundedCents }: BookEntry) =>
  order.state === state && order.refundedCents === refundedCents

/** Writes only if the order is unchanged since it was read, so that stale data never wins. */
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

/** Reads the order's audit trail, which outlives the report. */
export async function hasOpened(db: Database, orderId: string): Promise<boolean> {
  const isOpening = and(eq(orderChanges.orderId, orderId), eq(orderChanges.report, 'opened'))
  return (await db.$count(orderChanges, isOpening)) > 0
}

/** Applies the provider's records to an order, with all consequences; null if another call was faster. */
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
    const isIdle = isPaidFor(state) && !(await hasOpened(transaction, orderId))
    if (!isPaidFor(state) || isIdle) await cancelReceipt(transaction, orderId)
    else if (!order.paidAt) await expectReceipt(transaction, written, entry.sealedAddress, now)
    // The report was open already, or is erased: the payment bought nothing.
    if (isIdle && state === 'paid' && order.state !== 'paid') await enqueue(transaction, 'refund', orderId)
    return effect
  })
  if (report === null) return null
  const { state } = entry
  if (state !== 'open' && order.state !== state) count(`order-${state}`)
  for (const occurrence of reportOccurrences[report]) count(occurrence)
  return state
}

/** Ends an open order without a payable checkout. */
export const cancelOrder = (ctx: RecordContext, order: Order) =>
  recordEntry(ctx, order, { state: 'cancelled', refundedCents: 0, sealedAddress: null })

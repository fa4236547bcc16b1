import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from './ground/db/database.ts'
import { assessments } from './ground/db/schema/assessments.ts'
import { orderChanges, orders, paymentProviders } from './ground/db/schema/orders.ts'
import { enqueue, hasNoJob } from './ground/jobs/jobs.ts'
import { type Attempt, JobFailed } from './ground/jobs/run-jobs.ts'
import { forgetGivenUpReceipts } from './money/due-receipts.ts'
import { forgetOldCheckouts } from './money/forget-checkouts.ts'
import { type FulfilContext, fulfilCheckout } from './money/fulfil-checkout.ts'
import { cancelOrder } from './money/record-entry.ts'

const hourMs = 60 * 60_000
/** The provider's page has expired by then, so its outcome is final. */
const forgottenAfterMs = 25 * hourMs
const mostAtOnce = 100

/**
 * Settles open orders whose buyers never returned, and closes payment pages still pending, from the provider's records. Orders
 * of a provider this server no longer supports keep their state.
 */
export async function settleForgottenOrders(ctx: FulfilContext) {
  const { db, now, payments } = ctx
  const atWork = paymentProviders.filter(provider => payments.of(provider))
  const isOld = lt(orders.createdAt, new Date(now.getTime() - forgottenAfterMs))
  const forgotten = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'open'),
        or(isOld, isNotNull(orders.cancelAskedAt)),
        or(isNull(orders.checkoutId), inArray(orders.provider, atWork)),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(mostAtOnce)
  for (const order of forgotten) {
    if (order.checkoutId) await fulfilCheckout(ctx, order.checkoutId)
    else await cancelOrder(ctx, order)
  }
}

const opensBy = (db: Database, orderId: unknown) =>
  db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.unlockReason, 'order'), sql`${assessments.unlockSource} = ${orderId}::text`))

/**
 * Refunds a payment that bought nothing because its report was open already or erased. Throws when the provider fails,
 * so that the job retries. Does nothing if the report has since come to depend on this payment.
 */
export async function refundUnused(ctx: FulfilContext, { rowId, isLast }: Attempt): Promise<void> {
  const { db, payments } = ctx
  const [order] = await db.select().from(orders).where(eq(orders.id, rowId))
  if (order?.state !== 'paid' || !order.checkoutId) return
  if ((await opensBy(db, order.id).limit(1)).length > 0) return
  const provider = payments.of(order.provider)
  if (provider && !provider.refund) return
  const refunded = await provider?.refund?.(order.checkoutId)
  const settled = refunded?.ok ? await fulfilCheckout(ctx, order.checkoutId) : null
  if (settled?.ok && settled.data !== 'paid') return
  if (isLast) ctx.count('refund-given-up')
  throw new JobFailed(provider ? 'unavailable' : 'provider-gone')
}

const weekMs = 7 * 24 * hourMs

/** Queues a refund job for every unused payment without one. */
async function enqueueUnused(db: Database, now: Date) {
  const openings = db
    .select({ id: orderChanges.orderId })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orders.id), eq(orderChanges.report, 'opened')))
  const unused = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'paid'),
        gt(orders.createdAt, new Date(now.getTime() - weekMs)),
        notExists(openings),
        notExists(opensBy(db, orders.id)),
        hasNoJob('refund', orders.id),
      ),
    )
  for (const { id } of unused) await enqueue(db, 'refund', id)
}

/** Less than the time for which failed receipt jobs are kept, so that nothing retriable remains. */
const receiptsKeptMs = 6 * 24 * hourMs

/** Hourly settlement: settles forgotten orders and deletes expired records. */
export async function settleBooks(ctx: FulfilContext) {
  const { db, now } = ctx
  await settleForgottenOrders(ctx)
  await forgetOldCheckouts(db, now)
  await forgetGivenUpReceipts(db, new Date(now.getTime() - receiptsKeptMs))
  await enqueueUnused(db, now)
}

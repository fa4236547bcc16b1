import { enqueue, hasNoJob } from '@lithe/jobs'
import { type Attempt, JobFailed } from '@lithe/jobs/run'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from './ground/db/database.ts'
import { assessments } from './ground/db/schema/assessments.ts'
import { orderChanges, orders, paymentProviders } from './ground/db/schema/orders.ts'
import { forgetGivenUpReceipts } from './money/due-receipts.ts'
import { forgetOldCheckouts } from './money/forget-checkouts.ts'
import { type FulfilContext, fulfilCheckout } from './money/fulfil-checkout.ts'
import { cancelOrder } from './money/record-entry.ts'

const hourMs = 60 * 60_000
/** A provider's page has run out by then, so that its books know how it ended. */
const forgottenAfterMs = 25 * hourMs
const mostAtOnce = 100

/**
 * Orders that no person and no message came back about, and those whose page was still to be closed: the books say what became of
 * them. One of a provider that this server no longer works with has no books here, and stays what it is.
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
 * Gives back what was paid for nothing: the report was open by other means, or is gone. Where the provider does not do it now, the job
 * is to be done again. What another order's end has left to this one to open is not for nothing any more.
 */
export async function giveBackUnused(ctx: FulfilContext, { rowId, isLast }: Attempt): Promise<void> {
  const { db, payments } = ctx
  const [order] = await db.select().from(orders).where(eq(orders.id, rowId))
  if (order?.state !== 'paid' || !order.checkoutId) return
  if ((await opensBy(db, order.id).limit(1)).length > 0) return
  const provider = payments.of(order.provider)
  if (provider && !provider.giveBack) return
  const given = await provider?.giveBack?.(order.checkoutId)
  const settled = given?.ok ? await fulfilCheckout(ctx, order.checkoutId) : null
  if (settled?.ok && settled.data !== 'paid') return
  if (isLast) ctx.count('refund-given-up')
  throw new JobFailed(provider ? 'unavailable' : 'provider-gone')
}

const weekMs = 7 * 24 * hourMs

/** Gives a job to each payment for nothing that has none. */
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

/** Shorter than the job of one that was given up is kept: then nothing is left that could be tried again. */
const receiptsKeptMs = 6 * 24 * hourMs

/** What the books have for this hour: forgotten orders are settled, and what has served its purpose leaves. */
export async function settleBooks(ctx: FulfilContext) {
  const { db, now } = ctx
  await settleForgottenOrders(ctx)
  await forgetOldCheckouts(db, now)
  await forgetGivenUpReceipts(db, new Date(now.getTime() - receiptsKeptMs))
  await enqueueUnused(db, now)
}

import { eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { erasedName } from '../ground/db/erasures.ts'
import { assessments, sessions } from '../ground/db/schema/assessments.ts'
import {
  paymentEvents,
  sandboxCheckouts,
  starsCheckouts,
  stripeCheckouts,
} from '../ground/db/schema/checkouts.ts'
import { orders } from '../ground/db/schema/orders.ts'
import { dropJobs } from '../ground/jobs/jobs.ts'

/**
 * Locks orders before reports, as payments do, to avoid deadlocks. Locked reports accept no new orders, but one may
 * have arrived just before, so orders are read again.
 */
export async function lockOrders(db: Database, personIds: string[]): Promise<string[]> {
  const isTheirs = inArray(assessments.personId, personIds)
  const theirOrders = () =>
    db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
      .where(isTheirs)
      .orderBy(orders.id)
  await theirOrders().for('update', { of: orders })
  await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(isTheirs)
    .orderBy(assessments.id)
    .for('update')
  return (await theirOrders()).map(({ id }) => id)
}

/**
 * Removes what identifies a report or payer from these orders' checkouts, and their receipt jobs. Orders and Stars
 * records remain.
 */
export async function forgetCheckouts(db: Database, orderIds: string[]) {
  await db.delete(sandboxCheckouts).where(inArray(sandboxCheckouts.id, orderIds))
  await db.delete(stripeCheckouts).where(inArray(stripeCheckouts.orderId, orderIds))
  await db.update(starsCheckouts).set({ payer: null }).where(inArray(starsCheckouts.orderId, orderIds))
  await dropJobs(db, 'receipt', orderIds)
}

/** Erases a person's measurements and reports; returns the erased names and the orders that lost their report. */
export async function eraseResults(db: Database, personId: string) {
  const orderIds = await lockOrders(db, [personId])
  const gone = [
    ...(await db
      .delete(assessments)
      .where(eq(assessments.personId, personId))
      .returning({ id: assessments.id })),
    ...(await db.delete(sessions).where(eq(sessions.personId, personId)).returning({ id: sessions.id })),
  ]
  await forgetCheckouts(db, orderIds)
  return { names: gone.map(({ id }) => erasedName(id)), orderIds }
}

const dayMs = 24 * 60 * 60_000
/** Payment pages are given up after a week; Stripe retries an event for a month at most. */
const keptMs = { checkouts: 7 * dayMs, events: 31 * dayMs } as const

/** Deletes old checkouts and event ids. Orders remain. */
export async function forgetOldCheckouts(db: Database, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await db.delete(stripeCheckouts).where(lt(stripeCheckouts.createdAt, ago(keptMs.checkouts)))
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(keptMs.events)))
}

import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { forgetRemindersOf } from '../doors/people/forget-reminders.ts'
import type { Database } from '../ground/db/database.ts'
import { erasedName, recordErasures } from '../ground/db/erasures.ts'
import { assessments } from '../ground/db/schema/assessments.ts'
import { orders } from '../ground/db/schema/orders.ts'
import { people } from '../ground/db/schema/people.ts'
import { forgetCheckouts, lockOrders } from '../money/forget-checkouts.ts'
import { type EndingContext, endOrder } from '../money/fulfil-checkout.ts'

/** Locks the people first, so that concurrent calls finish earlier or find them gone. */
async function lockPeople(db: Database, personId: string): Promise<string[]> {
  const locked = await db
    .select({ id: people.id })
    .from(people)
    .where(or(eq(people.id, personId), eq(people.keeperId, personId)))
    .orderBy(people.id)
    .for('update')
  return locked.map(({ id }) => id)
}

/**
 * Deletes a person and their profiles; dependent rows cascade. Orders remain without a report, and return
 * URLs naming that report are deleted from their checkouts.
 */
export async function erasePerson(db: Database, personId: string, now: Date): Promise<boolean> {
  const personIds = await lockPeople(db, personId)
  if (personIds.length === 0) return false
  const orderIds = await lockOrders(db, personIds)
  await forgetRemindersOf(db, personIds)
  await db.delete(people).where(inArray(people.id, personIds))
  // Last, to see every earlier checkout; later checkouts find their order without a report.
  await forgetCheckouts(db, orderIds)
  await recordErasures(db, personIds.map(erasedName), now)
  return true
}

/** Ends open orders of reports about to be erased, without waiting for an unavailable provider. */
export async function endOpenOrders(ctx: EndingContext, personId: string) {
  const open = await ctx.db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
    .innerJoin(people, eq(people.id, assessments.personId))
    .where(and(eq(orders.state, 'open'), or(eq(people.id, personId), eq(people.keeperId, personId))))
  await Promise.all(open.map(order => endOrder(ctx, order)))
}

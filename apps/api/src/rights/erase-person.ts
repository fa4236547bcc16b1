import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { forgetRemindersOf } from '../doors/people/forget-reminders.ts'
import type { Database } from '../ground/db/database.ts'
import { erasedName, recordErasures } from '../ground/db/erasures.ts'
import { assessments } from '../ground/db/schema/assessments.ts'
import { orders } from '../ground/db/schema/orders.ts'
import { people } from '../ground/db/schema/people.ts'
import { forgetCheckouts, lockOrders } from '../money/forget-checkouts.ts'
import { type EndingContext, endOrder } from '../money/fulfil-checkout.ts'

/** Locked first, so that whatever is under way for them ends before or finds them gone. */
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
 * Takes a person away, with the profiles they keep. What hangs on them goes by the database's own cascades; orders
 * stay and lose the report they were for, and the ways back from their checkouts, which name it, go.
 */
export async function erasePerson(db: Database, personId: string, now: Date): Promise<boolean> {
  const personIds = await lockPeople(db, personId)
  if (personIds.length === 0) return false
  const orderIds = await lockOrders(db, personIds)
  await forgetRemindersOf(db, personIds)
  await db.delete(people).where(inArray(people.id, personIds))
  // Last: a checkout made until now is seen here, and one made from now on finds its order without a report.
  await forgetCheckouts(db, orderIds)
  await recordErasures(db, personIds.map(erasedName), now)
  return true
}

/** A report that is about to go must not be paid for; the erasing does not wait for a provider that is away. */
export async function endOpenOrders(ctx: EndingContext, personId: string) {
  const open = await ctx.db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(assessments, eq(assessments.id, orders.assessmentId))
    .innerJoin(people, eq(people.id, assessments.personId))
    .where(and(eq(orders.state, 'open'), or(eq(people.id, personId), eq(people.keeperId, personId))))
  await Promise.all(open.map(order => endOrder(ctx, order)))
}

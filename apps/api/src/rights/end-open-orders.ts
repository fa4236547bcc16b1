import { and, eq, getTableColumns, or } from 'drizzle-orm'
import { assessments } from '../db/schema/assessments.ts'
import { orders } from '../db/schema/orders.ts'
import { people } from '../db/schema/people.ts'
import { type EndingContext, endOrder } from '../payments/end-order.ts'

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

import { eq } from 'drizzle-orm'
import { lockAssessment } from '../assessments/lock-assessment.ts'
import { unlockAssessment } from '../assessments/unlock-assessment.ts'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import type { ReportEffect } from '../db/schema/order-changes.ts'
import type { Order } from '../db/schema/orders.ts'
import { findPaidOrder } from './find-paid-order.ts'
import { isPaidFor } from './paid-states.ts'

const causeFor = (orderId: string) => ({ reason: 'order', source: orderId }) as const

/** One after the other: two orders of one report that change at once must see each other. */
const waitForTurn = (db: Database, assessmentId: string) =>
  db
    .select({ id: assessments.id })
    .from(assessments)
    .where(eq(assessments.id, assessmentId))
    .for('no key update')

/** Opens or locks a report as its order now says. What another order, a code or an organisation opened stays open. */
export async function moveReport(
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

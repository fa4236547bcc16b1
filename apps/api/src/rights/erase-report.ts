import type { eraseReport as endpoint } from '@lithe/contracts/api'
import { and, arrayContains, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { erasedName, recordErasures } from '../ground/db/erasures.ts'
import { assessments, type StoredAssessment, sessions } from '../ground/db/schema/assessments.ts'
import { orders } from '../ground/db/schema/orders.ts'
import { people } from '../ground/db/schema/people.ts'
import { recordEvent } from '../ground/events/security-events.ts'
import { done, refuse } from '../ground/ports/outcome.ts'
import type { VerbFor } from '../ground/ports/verb.ts'
import { forgetCheckouts } from '../money/forget-checkouts.ts'
import { endOrderOf } from '../money/fulfil-checkout.ts'

/** Locks in the same order as report creation, then as payment, to avoid deadlocks. */
async function lockAll(db: Database, { id, personId, sessionIds }: StoredAssessment): Promise<string[]> {
  await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
  const isMeasured = and(eq(sessions.personId, personId), inArray(sessions.id, sessionIds))
  await db.select({ id: sessions.id }).from(sessions).where(isMeasured).orderBy(sessions.id).for('update')
  const isFor = eq(orders.assessmentId, id)
  await db.select({ id: orders.id }).from(orders).where(isFor).orderBy(orders.id).for('update')
  await db.select({ id: assessments.id }).from(assessments).where(eq(assessments.id, id)).for('update')
  // An order may have been placed just before the lock.
  const theirs = await db.select({ id: orders.id }).from(orders).where(isFor)
  return theirs.map(order => order.id)
}

/** Deletes a report's measurements, except those another report shares after one movement was remeasured. */
const eraseUnshared = (db: Database, { personId, sessionIds }: StoredAssessment) =>
  db
    .delete(sessions)
    .where(
      and(
        eq(sessions.personId, personId),
        inArray(sessions.id, sessionIds),
        notExists(
          db
            .select({ id: assessments.id })
            .from(assessments)
            .where(
              and(
                eq(assessments.personId, personId),
                arrayContains(assessments.sessionIds, sql`array[${sessions.id}]`),
              ),
            ),
        ),
      ),
    )
    .returning({ id: sessions.id })

/**
 * Deletes a report and the measurements only it used, returning their ids; null if already gone. Dependent rows
 * cascade; orders lose their report.
 */
export async function takeReport(
  db: Database,
  assessment: StoredAssessment,
  now: Date,
): Promise<string[] | null> {
  const orderIds = await lockAll(db, assessment)
  const gone = await db.delete(assessments).where(eq(assessments.id, assessment.id)).returning()
  if (gone.length === 0) return null
  const measured = await eraseUnshared(db, assessment)
  await forgetCheckouts(db, orderIds)
  await recordErasures(
    db,
    [...gone, ...measured].map(({ id }) => erasedName(id)),
    now,
  )
  return measured.map(({ id }) => id)
}

/** Erases one of the caller's reports. */
export const eraseReport: VerbFor<typeof endpoint, { assessmentId: string }> = async ctx => {
  const { assessment } = ctx
  await endOrderOf(ctx, assessment.id)
  const sessionIds = await ctx.db.transaction(async transaction => {
    const measured = await takeReport(transaction, assessment, ctx.now)
    const { personId } = assessment
    if (measured) await recordEvent(transaction, { kind: 'erased', personId, detail: 'report', at: ctx.now })
    return measured
  })
  if (!sessionIds) return refuse('unknown-report')
  await ctx.listErasures()
  ctx.count('report-erased')
  return done({ sessionIds })
}

import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'

/** Locks a full report again, and those with one movement measured anew, if this order and nothing else opened them. */
export async function lockAssessment(db: Database, assessmentId: string, orderId: string): Promise<boolean> {
  // A report that inherits at this very moment holds its root: wait, or the update would not see it.
  await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(eq(assessments.id, assessmentId))
    .for('update')
  const locked = await db
    .update(assessments)
    .set({
      unlockReason: null,
      unlockSource: null,
      unlockedAt: null,
      isInherited: false,
      inheritedFrom: null,
    })
    .where(and(eq(assessments.unlockReason, 'order'), eq(assessments.unlockSource, orderId)))
    .returning({ id: assessments.id })
  return locked.some(({ id }) => id === assessmentId)
}

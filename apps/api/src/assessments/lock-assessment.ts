import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'

/** Locks a full report again, and those with one movement measured anew, if this order and nothing else opened them. */
export async function lockAssessment(db: Database, assessmentId: string, orderId: string): Promise<boolean> {
  const locked = await db
    .update(assessments)
    .set({ unlockReason: null, unlockSource: null, unlockedAt: null })
    .where(and(eq(assessments.unlockReason, 'order'), eq(assessments.unlockSource, orderId)))
    .returning({ id: assessments.id })
  return locked.some(({ id }) => id === assessmentId)
}

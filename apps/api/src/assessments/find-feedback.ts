import type { Feedback } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { feedback } from '../db/schema/feedback.ts'

/** What was said of an assessment, or null when nothing was. */
export async function findFeedback(db: Database, assessmentId: string): Promise<Feedback | null> {
  const [row] = await db
    .select({ rating: feedback.rating, feedback: feedback.comment })
    .from(feedback)
    .where(eq(feedback.assessmentId, assessmentId))
  return row ?? null
}

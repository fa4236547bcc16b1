import type { saveFeedback as endpoint, Feedback } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { feedback } from '../db/schema/assessments.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'

/** Keeps what a person thinks of an assessment of their own; saying it again replaces it. */
export const saveFeedback: VerbFor<typeof endpoint> = async (ctx, { feedback: said }) => {
  const saved = { rating: said.rating, comment: said.feedback, savedAt: ctx.now }
  await ctx.db
    .insert(feedback)
    .values({ assessmentId: ctx.assessment.id, ...saved })
    .onConflictDoUpdate({ target: feedback.assessmentId, set: saved })
  ctx.count('feedback-saved')
  return done({ feedback: said })
}

/** What was said of an assessment, or null when nothing was. */
export async function findFeedback(db: Database, assessmentId: string): Promise<Feedback | null> {
  const [row] = await db
    .select({ rating: feedback.rating, feedback: feedback.comment })
    .from(feedback)
    .where(eq(feedback.assessmentId, assessmentId))
  return row ?? null
}

import type { saveFeedback as endpoint, Feedback } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments, feedback } from '../db/schema/assessments.ts'
import { authorise } from '../people/authorise.ts'
import { findPerson } from '../people/find-person.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'

/** Keeps what a person thinks of an assessment of their own; saying it again replaces it. */
export const saveFeedback: VerbFor<typeof endpoint> = async (ctx, { assessmentId, feedback: said }) => {
  const identity = authorise(ctx.caller)
  if (!identity.ok) return identity
  const person = await findPerson(ctx.db, identity.data)
  if (!person) return refuse('unknown-report')
  const [own] = await ctx.db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.id, assessmentId), eq(assessments.personId, person.id)))
  if (!own) return refuse('unknown-report')
  const saved = { rating: said.rating, comment: said.feedback, savedAt: ctx.now }
  await ctx.db
    .insert(feedback)
    .values({ assessmentId: own.id, ...saved })
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

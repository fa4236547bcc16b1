import type { saveFeedback as endpoint } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { assessments } from '../db/schema/assessments.ts'
import { feedback } from '../db/schema/feedback.ts'
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

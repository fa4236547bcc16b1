import type { readReport as endpoint } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { assessments } from '../db/schema/assessments.ts'
import { authorise } from '../people/authorise.ts'
import { findPerson } from '../people/find-person.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { hasMoments } from '../replays/kept-replays.ts'
import { findFeedback } from './feedback.ts'
import { findReportSessions } from './report-sessions.ts'

/** One's own report; the full part only once it is unlocked. Someone else's is as unknown as one that never was. */
export const readReport: VerbFor<typeof endpoint, { assessmentId: string }> = async (
  ctx,
  { assessmentId },
) => {
  const identity = authorise(ctx.caller)
  if (!identity.ok) return identity
  const person = await findPerson(ctx.db, identity.data)
  if (!person) return refuse('unknown-report')
  const [row] = await ctx.db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, assessmentId), eq(assessments.personId, person.id)))
  if (!row) return refuse('unknown-report')
  const used = await findReportSessions(ctx.db, row)
  const isAssessmentUnlocked = row.unlockReason !== null
  return done({
    assessmentId: row.id,
    createdAt: row.createdAt.toISOString(),
    isAssessmentUnlocked,
    freeReportData: row.freeReport,
    fullReportData: isAssessmentUnlocked ? row.fullReport : null,
    feedback: await findFeedback(ctx.db, row.id),
    sessions: used,
    hasMoments: await hasMoments(ctx.db, used),
  })
}

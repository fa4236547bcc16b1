import type { generateReport as endpoint } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { ErasedMeanwhile } from '../db/erased-meanwhile.ts'
import { assessments } from '../db/schema/assessments.ts'
import { authorise } from '../people/authorise.ts'
import { findPerson } from '../people/find-person.ts'
import { findCompleteDetails } from '../people/user-details.ts'
import { done, refuse } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { chooseSessions } from './choose-sessions.ts'
import { findLastVisit } from './find-last-visit.ts'
import { holdSessions } from './hold-sessions.ts'
import { openReport } from './open-report.ts'
import { scoreSessions } from './score-sessions.ts'

type NewAssessment = typeof assessments.$inferInsert

/** Stores an assessment, or finds the one that stands on the same sessions already. */
async function storeOnce(db: Database, assessment: NewAssessment): Promise<{ id: string; isNew: boolean }> {
  const [made] = await db.insert(assessments).values(assessment).onConflictDoNothing().returning()
  if (made) return { id: made.id, isNew: true }
  const { personId, sessionIds } = assessment
  const [known] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.personId, personId), eq(assessments.sessionIds, sessionIds)))
  if (!known) throw new ErasedMeanwhile('an assessment')
  return { id: known.id, isNew: false }
}

/** Scores a person's measurements and keeps the report; the same measurements again are the same report. */
export const generateReport: VerbFor<typeof endpoint> = async (ctx, input) => {
  const identity = authorise(ctx.caller)
  if (!identity.ok) return identity
  const person = await findPerson(ctx.db, identity.data)
  const details = person && findCompleteDetails(person)
  if (!details) return refuse('profile-incomplete')
  if (!(await ctx.limits('report', identity.data.keeper))) return refuse('too-many-requests')
  const chosen = await chooseSessions(ctx.db, person.id, input.sessions)
  if (!chosen.ok) return chosen
  const report = scoreSessions(details, chosen.data, await findLastVisit(ctx.db, person.id, chosen.data))
  if (!report) return refuse('no-measurements')

  const measured = chosen.data
  return ctx.db.transaction(async transaction => {
    if (!(await holdSessions(transaction, person.id, measured))) return refuse('unknown-session')
    const { id, isNew } = await storeOnce(transaction, {
      ...report,
      personId: person.id,
      sessionIds: measured.map(session => session.id),
      createdAt: ctx.now,
    })
    ctx.count(isNew ? 'report-made' : 'report-repeated')
    const asked = {
      report: { id, personId: person.id, freeReport: report.freeReport, measured },
      claimed: input,
    }
    const cause = await openReport(transaction, { ...asked, demoUnlockKey: ctx.demoUnlockKey, now: ctx.now })
    if (cause) ctx.count('report-unlocked', cause.reason === 'organisation' ? cause.source : undefined)
    return done({ assessmentId: id })
  })
}

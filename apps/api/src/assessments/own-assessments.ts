import type {
  AssessmentListItem,
  readReport as endpoint,
  Feedback,
  saveFeedback as feedbackEndpoint,
} from '@lithe/contracts/api'
import { listedAtOnce } from '@lithe/contracts/constants'
import type { Wording } from '@lithe/scoring/wording'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { assessments, feedback, type StoredAssessment } from '../ground/db/schema/assessments.ts'
import { done } from '../ground/ports/outcome.ts'
import type { VerbFor } from '../ground/ports/verb.ts'
import { findReportSessions } from './report-sessions.ts'
import { wordFreeReport, wordFullReport } from './word-report.ts'

type Listed = { assessmentsData: AssessmentListItem[]; hasOlder?: true }

/** A person's assessments, newest first, with their free part only: so many at once, from the newest or from the one after `olderThan`. */
export async function listAssessments(
  db: Database,
  personId: string,
  { wording, olderThan }: { wording: Wording; olderThan: string | undefined },
): Promise<Listed> {
  const isTheirs = eq(assessments.personId, personId)
  // An assessment that is another person's, or is gone, has none after it.
  const last = db
    .select({ createdAt: assessments.createdAt, id: assessments.id })
    .from(assessments)
    .where(and(isTheirs, eq(assessments.id, olderThan ?? '')))
  const isOlder = olderThan && sql`(${assessments.createdAt}, ${assessments.id}) < (${last})`
  const rows = await db
    .select({
      assessmentId: assessments.id,
      createdAt: assessments.createdAt,
      freeReport: assessments.freeReport,
      unlockReason: assessments.unlockReason,
    })
    .from(assessments)
    .where(and(isTheirs, isOlder || undefined))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(listedAtOnce + 1)
  const assessmentsData = rows
    .slice(0, listedAtOnce)
    .map(({ unlockReason, createdAt, freeReport, ...rest }) => ({
      ...rest,
      freeReportData: wordFreeReport(freeReport, wording),
      createdAt: createdAt.toISOString(),
      isAssessmentUnlocked: unlockReason !== null,
    }))
  return { assessmentsData, ...(rows.length > listedAtOnce && { hasOlder: true }) }
}

/** A report as its reader has it; the full part only once it is unlocked. */
export async function wordReport(db: Database, row: StoredAssessment, wording: Wording) {
  const isAssessmentUnlocked = row.unlockReason !== null
  return {
    assessmentId: row.id,
    createdAt: row.createdAt.toISOString(),
    isAssessmentUnlocked,
    freeReportData: wordFreeReport(row.freeReport, wording),
    fullReportData: isAssessmentUnlocked ? wordFullReport(row.fullReport, wording) : null,
    feedback: null,
    sessions: await findReportSessions(db, row),
  }
}

/** One's own report. Someone else's is as unknown as one that never was. */
export const readReport: VerbFor<typeof endpoint, { assessmentId: string }> = async ({
  db,
  assessment: row,
  wording,
}) => {
  const [report, said] = await Promise.all([wordReport(db, row, wording), findFeedback(db, row.id)])
  return done({ ...report, feedback: said })
}

/** Keeps what a person thinks of an assessment of their own; saying it again replaces it. */
export const saveFeedback: VerbFor<typeof feedbackEndpoint> = async (ctx, { feedback: said }) => {
  const saved = { rating: said.rating, comment: said.feedback, savedAt: ctx.now }
  await ctx.db
    .insert(feedback)
    .values({ assessmentId: ctx.assessment.id, ...saved })
    .onConflictDoUpdate({ target: feedback.assessmentId, set: saved })
  ctx.count('feedback-saved')
  return done({ feedback: said })
}

/** What was said of an assessment, or null when nothing was. */
async function findFeedback(db: Database, assessmentId: string): Promise<Feedback | null> {
  const [row] = await db
    .select({ rating: feedback.rating, feedback: feedback.comment })
    .from(feedback)
    .where(eq(feedback.assessmentId, assessmentId))
  return row ?? null
}

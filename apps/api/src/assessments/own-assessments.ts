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

/** Lists a page of a person's assessments, newest first, free part only, older than the id `olderThan`. */
export async function listAssessments(
  db: Database,
  personId: string,
  { wording, olderThan }: { wording: Wording; olderThan: string | undefined },
): Promise<Listed> {
  const isTheirs = eq(assessments.personId, personId)
  // Another person's or an erased assessment yields an empty page.
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

/** Words a report in its reader's language; the full part only if unlocked. */
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

/** Reads the caller's report; anyone else's counts as unknown. */
export const readReport: VerbFor<typeof endpoint, { assessmentId: string }> = async ({
  db,
  assessment: row,
  words,
}) => {
  const [report, said] = await Promise.all([wordReport(db, row, words.wording), findFeedback(db, row.id)])
  return done({ ...report, feedback: said })
}

/** Stores feedback on the caller's assessment, replacing earlier feedback. */
export const saveFeedback: VerbFor<typeof feedbackEndpoint> = async (ctx, { feedback: said }) => {
  const saved = { rating: said.rating, comment: said.feedback, savedAt: ctx.now }
  await ctx.db
    .insert(feedback)
    .values({ assessmentId: ctx.assessment.id, ...saved })
    .onConflictDoUpdate({ target: feedback.assessmentId, set: saved })
  ctx.count('feedback-saved')
  return done({ feedback: said })
}

async function findFeedback(db: Database, assessmentId: string): Promise<Feedback | null> {
  const [row] = await db
    .select({ rating: feedback.rating, feedback: feedback.comment })
    .from(feedback)
    .where(eq(feedback.assessmentId, assessmentId))
  return row ?? null
}

import type { readReport as endpoint } from '@lithe/contracts/api'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { hasMoments } from '../replays/kept-replays.ts'
import { findFeedback } from './feedback.ts'
import { findReportSessions } from './report-sessions.ts'

/** One's own report; the full part only once it is unlocked. Someone else's is as unknown as one that never was. */
export const readReport: VerbFor<typeof endpoint, { assessmentId: string }> = async ({
  db,
  assessment: row,
}) => {
  const used = await findReportSessions(db, row)
  const isAssessmentUnlocked = row.unlockReason !== null
  return done({
    assessmentId: row.id,
    createdAt: row.createdAt.toISOString(),
    isAssessmentUnlocked,
    freeReportData: row.freeReport,
    fullReportData: isAssessmentUnlocked ? row.fullReport : null,
    feedback: await findFeedback(db, row.id),
    sessions: used,
    hasMoments: await hasMoments(db, used),
  })
}

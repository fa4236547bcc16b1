import type { ExportedAssessment } from '@lithe/contracts/api'
import type { StoredAssessment } from '../db/schema/assessments.ts'
import { groupBy } from './group-by.ts'
import type { KeptRows } from './read-kept-rows.ts'
import { toExportedOrder } from './to-exported-order.ts'

const toUnlock = ({
  unlockReason: reason,
  unlockSource: source,
  unlockedAt,
  isInherited,
  inheritedFrom,
}: StoredAssessment): ExportedAssessment['unlock'] =>
  reason && unlockedAt
    ? { reason, source, unlockedAt: unlockedAt.toISOString(), isInherited, inheritedFrom }
    : null

const toFeedback = (rows: KeptRows['feedback']): ExportedAssessment['feedback'] => {
  const [said] = rows
  return said ? { rating: said.rating, feedback: said.comment, savedAt: said.savedAt.toISOString() } : null
}

/** How to write an assessment down with all that hangs on it. The full part goes along only where it is open. */
export function toExportedAssessment(rows: KeptRows) {
  const feedbackOn = groupBy(rows.feedback, ({ assessmentId }) => assessmentId)
  const redeemedFor = groupBy(rows.redemptions, ({ assessmentId }) => assessmentId)
  const ordersFor = groupBy(rows.orders, ({ assessmentId }) => assessmentId)
  const toOrder = toExportedOrder(rows)
  return (row: StoredAssessment): ExportedAssessment => {
    const isAssessmentUnlocked = row.unlockReason !== null
    return {
      assessmentId: row.id,
      createdAt: row.createdAt.toISOString(),
      modelVersion: row.modelVersion,
      sessionIds: row.sessionIds,
      isAssessmentUnlocked,
      unlock: toUnlock(row),
      freeReportData: row.freeReport,
      fullReportData: isAssessmentUnlocked ? row.fullReport : null,
      feedback: toFeedback(feedbackOn(row.id)),
      promoCodes: redeemedFor(row.id).map(({ id, code, percentOff, redeemedAt }) => ({
        redemptionId: id,
        code,
        percentOff,
        redeemedAt: redeemedAt.toISOString(),
      })),
      orders: ordersFor(row.id).map(toOrder),
    }
  }
}

import type { AssessmentListItem } from '@lithe/contracts/api'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'

/** A person's assessments, newest first, with their free part only. */
export async function listAssessments(db: Database, personId: string): Promise<AssessmentListItem[]> {
  const rows = await db
    .select({
      assessmentId: assessments.id,
      createdAt: assessments.createdAt,
      freeReportData: assessments.freeReport,
      unlockReason: assessments.unlockReason,
    })
    .from(assessments)
    .where(eq(assessments.personId, personId))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
  return rows.map(({ unlockReason, createdAt, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    isAssessmentUnlocked: unlockReason !== null,
  }))
}

import type { readReport } from '@lithe/contracts/api'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { StoredAssessment } from '../db/schema/assessments.ts'
import { sessions } from '../db/schema/sessions.ts'
import { pickSessions } from './score-sessions.ts'

type ReportSession = z.output<typeof readReport.data>['sessions'][number]

/** The measurements a report stands on, one for each movement; those it was told of and passed over are left out. */
export async function findReportSessions(
  db: Database,
  { personId, sessionIds }: Pick<StoredAssessment, 'personId' | 'sessionIds'>,
): Promise<ReportSession[]> {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), inArray(sessions.id, sessionIds)))
    .orderBy(sessions.measuredAt, sessions.id)
  const picked = new Set(pickSessions(found))
  return found
    .filter(session => picked.has(session))
    .map(({ id, movement, measuredAt }) => ({
      sessionId: id,
      movement,
      measuredAt: measuredAt.toISOString(),
    }))
}

import { and, arrayOverlaps, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import type { StoredSession } from '../db/schema/sessions.ts'
import { isWithinOneDay } from './is-within-one-day.ts'
import type { UnlockCause } from './unlock-assessment.ts'

/** By the phone's clock and by ours: the one may be wrong, the other hears late of what was measured offline. */
const isOfOneDay = (sessions: readonly StoredSession[]) =>
  isWithinOneDay(sessions.map(session => session.measuredAt)) &&
  isWithinOneDay(sessions.map(session => session.receivedAt))

/** What opened a report opens the one that differs from it in one measurement of the same day, too. */
export async function inheritedUnlock(
  db: Database,
  personId: string,
  sessions: readonly StoredSession[],
): Promise<UnlockCause | null> {
  const ids = sessions.map(({ id }) => id)
  if (ids.length < 2 || !isOfOneDay(sessions)) return null
  const open = await db
    .select()
    .from(assessments)
    .where(
      and(
        eq(assessments.personId, personId),
        isNotNull(assessments.unlockReason),
        arrayOverlaps(assessments.sessionIds, ids),
      ),
    )
  const former = open.find(({ sessionIds }) => ids.filter(id => !sessionIds.includes(id)).length === 1)
  if (!former?.unlockReason) return null
  const { unlockReason: reason, unlockSource: source } = former
  if (reason === 'demo-key') return { reason }
  return source === null ? null : { reason, source }
}

import { movements } from '@lithe/movements/catalog'
import { and, arrayOverlaps, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import {
  assessments,
  type StoredAssessment,
  type StoredSession,
  sessions,
} from '../ground/db/schema/assessments.ts'
import type { UnlockCause } from '../money/unlock-assessment.ts'
import { isWithinOneDay } from './report-sessions.ts'
import { pickSessions } from './score-sessions.ts'

/** One per movement of the usual set; a fourth report in a day needs its own unlock. */
const inheritingAtMost = 3

export type NewReport = Pick<StoredAssessment, 'personId' | 'freeReport'> & {
  measured: readonly StoredSession[]
}

const standsOn = (reported: readonly StoredSession[], id: string) => reported.some(other => other.id === id)

/** Whether two reports differ in exactly one remeasured movement. */
function differsInOne(root: readonly StoredSession[], report: readonly StoredSession[]): boolean {
  const added = report.filter(({ id }) => !standsOn(root, id))
  const dropped = root.filter(({ id }) => !standsOn(report, id))
  const testOf = ({ movement }: StoredSession) => movements[movement].test
  return added.length <= 1 && dropped.every(former => added.some(latter => testOf(latter) === testOf(former)))
}

/** Checks the phone's clock and ours: the phone's may be wrong, ours late after offline measurement. */
const isOfOneDay = (measured: readonly StoredSession[]) =>
  isWithinOneDay(measured.map(session => session.measuredAt)) &&
  isWithinOneDay(measured.map(session => session.receivedAt))

const isSamePerson = (one: StoredAssessment['freeReport'], other: StoredAssessment['freeReport']) =>
  one.userName === other.userName && one.userAge === other.userAge && one.userSex === other.userSex

const causeOf = ({ unlockReason, unlockSource }: StoredAssessment): UnlockCause | null => {
  if (unlockReason === 'demo-key') return { reason: unlockReason }
  return unlockReason && unlockSource ? { reason: unlockReason, source: unlockSource } : null
}

const measuredFor = (db: Database, { personId, sessionIds }: StoredAssessment) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), inArray(sessions.id, sessionIds)))

/** Locks the root report and reads why it is open, so that no place is given twice and no refund missed. */
async function takePlace(db: Database, root: string): Promise<UnlockCause | null> {
  const [held] = await db.select().from(assessments).where(eq(assessments.id, root)).for('no key update')
  const inheriting = await db.$count(assessments, eq(assessments.inheritedFrom, root))
  return held && !held.isInherited && inheriting < inheritingAtMost ? causeOf(held) : null
}

/**
 * Inherits the unlock of a report that differs in one measurement of the same day and person. Inherited unlocks are not
 * passed on, or one payment would open every later report.
 */
export async function inheritedUnlock(
  db: Database,
  { personId, freeReport, measured }: NewReport,
  now: Date,
): Promise<{ cause: UnlockCause; root: string } | { cause: null; root: null }> {
  const isRoot = and(
    eq(assessments.personId, personId),
    isNotNull(assessments.unlockReason),
    eq(assessments.isInherited, false),
    arrayOverlaps(
      assessments.sessionIds,
      measured.map(({ id }) => id),
    ),
  )
  const report = pickSessions(measured)
  for (const root of await db.select().from(assessments).where(isRoot).orderBy(assessments.createdAt)) {
    if (!(isSamePerson(root.freeReport, freeReport) && isWithinOneDay([root.createdAt, now]))) continue
    const former = pickSessions(await measuredFor(db, root))
    if (!(differsInOne(former, report) && isOfOneDay([...former, ...report]))) continue
    const cause = await takePlace(db, root.id)
    if (cause) return { cause, root: root.id }
  }
  return { cause: null, root: null }
}

import type { generateReport, readReport } from '@lithe/contracts/api'
import { reportSpanMs } from '@lithe/contracts/constants'
import { movements, type Test, tests } from '@lithe/movements/catalog'
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../ground/db/database.ts'
import {
  assessments,
  type StoredAssessment,
  type StoredSession,
  sessions,
} from '../ground/db/schema/assessments.ts'
import { type Person, people } from '../ground/db/schema/people.ts'
import { done, type Outcome, refuse } from '../ground/ports/outcome.ts'
import { pickSessions } from './score-sessions.ts'

/** Whether all times lie within one day. */
export function isWithinOneDay(times: readonly Date[]): boolean {
  const sorted = times.map(time => time.getTime()).toSorted((one, other) => one - other)
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) <= reportSpanMs
}

type Named = z.output<typeof generateReport.body>['sessions']

const listNamed = (named: Named): { test: Test; id: string }[] =>
  tests.flatMap(test => [named[test] ?? []].flat().map(id => ({ test, id: id.toLowerCase() })))

/** Qualifies the column, whose name two tables here share. */
const hasReport = (which: SQL) => sql<boolean>`exists (
  select 1 from ${assessments} report where report.person_id = sessions.person_id and ${which}
)`

/** Also selects whether the person has a report, and whether one was opened directly. */
const ofReports = {
  hasReports: hasReport(sql`true`),
  hasOpened: hasReport(sql`report.unlock_reason is not null and not report.is_inherited`),
}
type Chosen = { person: Person; measured: StoredSession[] } & Record<keyof typeof ofReports, boolean>

/** Finds the person and the requested measurements, in the order of their ids, each under its test. */
export async function chooseSessions(
  db: Database,
  isThem: SQL,
  named: Named,
): Promise<Outcome<Chosen, 'unknown-session' | 'wrong-test' | 'measured-days-apart' | 'no-measurements'>> {
  const wanted = listNamed(named)
  const ids = [...new Set(wanted.map(({ id }) => id))]
  if (ids.length === 0) return refuse('no-measurements')
  const rows = await db
    .select({ person: getTableColumns(people), session: getTableColumns(sessions), ...ofReports })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(isThem, inArray(sessions.id, ids)))
    .orderBy(sessions.id)
  const [first] = rows
  const found = rows.map(({ session }) => session)
  if (!first || found.length < ids.length) return refuse('unknown-session')
  const testById = new Map(found.map(({ id, movement }) => [id, movements[movement].test]))
  if (wanted.some(({ id, test }) => testById.get(id) !== test)) return refuse('wrong-test')
  // By the phone's clock: results delayed offline for days were still measured minutes apart.
  if (!isWithinOneDay(found.map(({ measuredAt }) => measuredAt))) return refuse('measured-days-apart')
  return done({
    person: first.person,
    measured: found,
    hasReports: rows.some(row => row.hasReports),
    hasOpened: rows.some(row => row.hasOpened),
  })
}

type ReportSession = z.output<typeof readReport.data>['sessions'][number]

/** Finds the measurements a report is based on, one per movement, without those it skipped. */
export async function findReportSessions(
  db: Database,
  { personId, sessionIds }: Pick<StoredAssessment, 'personId' | 'sessionIds'>,
): Promise<ReportSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), inArray(sessions.id, sessionIds)))
    .orderBy(sessions.measuredAt, sessions.id)
  const picked = new Set(pickSessions(rows))
  const reported = rows.filter(row => picked.has(row))
  return reported.map(({ id, movement, measured, measuredAt }) => {
    const variant = measured.ok && 'variant' in measured.measurement && measured.measurement.variant
    return { sessionId: id, movement, ...(variant && { variant }), measuredAt: measuredAt.toISOString() }
  })
}

import { generateReport } from '@lithe/contracts/api'
import { reportSpanMs } from '@lithe/contracts/constants'
import { type MovementId, movements, type Test, tests, workoutSets } from '@lithe/movements/catalog'
import type { z } from 'zod'
import type { Report } from './current-report-store.ts'

const Sessions = generateReport.body.shape.sessions
export type ReportSessions = z.input<typeof Sessions>

const hasAny = (sessions: ReportSessions) => Object.values(sessions).some(ids => ids !== undefined)

/** The measurements to report on, from navigation state, else the URL; null if neither has any. */
export function readReportSessions(navigationState: unknown, search: string): ReportSessions | null {
  const handed = Sessions.safeParse(navigationState)
  if (handed.success && hasAny(handed.data)) return handed.data
  const query = new URLSearchParams(search)
  const named = Sessions.safeParse(
    Object.fromEntries(
      tests.map(test => {
        const ids = query.getAll(test)
        return [test, ids.length > 1 ? ids : ids[0]]
      }),
    ),
  )
  return named.success && hasAny(named.data) ? named.data : null
}

/** The measurements as a query string; a test with several movements appears several times. */
export const reportQuery = (sessions: ReportSessions): string =>
  new URLSearchParams(tests.flatMap(test => [sessions[test] ?? []].flat().map(id => [test, id]))).toString()

/** Time to get ready and move before the report's day ends, so that its numbers are of the same day. */
const readyMs = 1_800_000
const movingMs = 1_800_000

/** Time until which a single movement may be repeated; later, the whole test is. */
export const redoUntilMs = ({ sessions }: Pick<Report, 'sessions'>): number =>
  Math.min(...sessions.map(({ measuredAt }) => Date.parse(measuredAt))) + reportSpanMs - movingMs

export const canMeasureAgain = (report: Pick<Report, 'sessions'>, nowMs: number): boolean =>
  report.sessions.length > 0 && nowMs < redoUntilMs(report) - readyMs

/** The report's measurements other than those of one movement. */
export const sessionsWithout = ({ sessions }: Pick<Report, 'sessions'>, movement: MovementId) =>
  sessions
    .filter(session => session.movement !== movement)
    .map(({ sessionId, movement }) => ({ sessionId, test: movements[movement].test }))

function usualMovementOf(test: Test): MovementId {
  const usual = workoutSets.default.find(item => item.type === 'exercise' && item.test === test)
  return usual?.type === 'exercise' ? usual.movement : 'squat'
}

/** The movement attempted for a test, else its usual one. */
export const triedMovementOf = ({ sessions }: Pick<Report, 'sessions'>, test: Test): MovementId =>
  sessions.find(({ movement }) => movements[movement].test === test)?.movement ?? usualMovementOf(test)

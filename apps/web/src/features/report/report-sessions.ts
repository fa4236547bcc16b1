import { generateReport } from '@lithe/contracts/api'
import { tests } from '@lithe/movements/catalog'
import type { z } from 'zod'

const Sessions = generateReport.body.shape.sessions
export type ReportSessions = z.input<typeof Sessions>

const hasAny = (sessions: ReportSessions) => Object.values(sessions).some(ids => ids !== undefined)

/** Which measurements to report on: handed over by the workout, else named in the address; null if neither. */
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

/** The same as an address names them; a test with several movements is named several times. */
export const reportQuery = (sessions: ReportSessions): string =>
  new URLSearchParams(tests.flatMap(test => [sessions[test] ?? []].flat().map(id => [test, id]))).toString()

import { generateReport } from '@lithe/contracts/api'
import type { z } from 'zod'

const Sessions = generateReport.body.shape.sessions
export type ReportSessions = z.input<typeof Sessions>

const hasAny = (sessions: ReportSessions) => Object.values(sessions).some(ids => ids !== undefined)

/** Which measurements to report on: handed over by the workout, else named in the address; null if neither. */
export function readReportSessions(navigationState: unknown, search: string): ReportSessions | null {
  const handed = Sessions.safeParse(navigationState)
  if (handed.success && hasAny(handed.data)) return handed.data
  const named = Sessions.safeParse(Object.fromEntries(new URLSearchParams(search)))
  return named.success && hasAny(named.data) ? named.data : null
}

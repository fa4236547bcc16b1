import { type Caller, readReport } from '@lithe/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { ApiError, NetworkError } from '../api/errors.ts'
import { type Report, useCurrentReport } from './current-report-store.ts'
import { noteRead } from './report-notes.ts'

/** Loads the report as the first caller who has it, trying the current one first; looks callers up on each fetch. */
export function useReport(callers: () => readonly Caller[], assessmentId: string, isEnabled = true) {
  return useQuery({
    enabled: isEnabled,
    queryKey: ['report', assessmentId],
    queryFn: () => {
      const { report: kept } = useCurrentReport.getState()
      const read = () =>
        readAsOwner(assessmentId, callers(), caller => api.readReport(caller, { assessmentId }))
      // Kept for the current person, who may have changed since the request.
      const keepTheirs = (report: Report) => {
        const owner = ownerOf(assessmentId)
        if (owner !== null) noteRead(owner, report)
        if (owner === callers()[0]?.userIdentifier) useCurrentReport.setState({ report })
      }
      return readOrKeep({ assessmentId, read, kept, keep: keepTheirs })
    },
  })
}

type Source = {
  assessmentId: string
  read: () => Promise<Report>
  /** The last stored copy, not yet validated. */
  kept: unknown
  keep: (report: Report) => void
}

/** Whether there was no response, rather than a refusal. */
const isOutOfReach = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** Reads a report from the server or, if unreachable, this device's copy. */
export async function readOrKeep({ assessmentId, read, kept, keep }: Source): Promise<Report> {
  try {
    const report = await read()
    keep(report)
    return report
  } catch (error) {
    console.warn('The report could not be read', error)
    const copy = readReport.data.safeParse(kept)
    if (isOutOfReach(error) && copy.success && copy.data.assessmentId === assessmentId) return copy.data
    throw error
  }
}

/** Owners of reports among this device's people, learned by reading the reports. */
const owners = new Map<string, Caller>()

/** The caller for a report: its owner if known, else the current profile. */
export const callerFor = (assessmentId: string | null, current: Caller): Caller =>
  owners.get(assessmentId ?? '') ?? current

export const ownerOf = (assessmentId: string): string | null =>
  owners.get(assessmentId)?.userIdentifier ?? null

export const isReportId = (text: string) => readReport.data.shape.assessmentId.safeParse(text).success

/** Whether none of these people has this report: it is someone else's, or gone, and the server does not say which. */
export const isUnknownReport = (error: unknown) =>
  error instanceof ApiError && error.code === 'unknown-report'

/**
 * Reads a report as the first of these people who has it, as another tab may have switched profiles. If none has it,
 * fails with the first one's error.
 */
export async function readAsOwner<Read>(
  assessmentId: string,
  callers: readonly Caller[],
  read: (caller: Caller) => Promise<Read>,
): Promise<Read> {
  let told: unknown = null
  for (const caller of callers) {
    try {
      const found = await read(caller)
      owners.set(assessmentId, caller)
      return found
    } catch (error) {
      // Without a response the report may still be theirs.
      if (isOutOfReach(error)) throw error
      told ??= error
      if (!isUnknownReport(error)) break
    }
  }
  throw told
}

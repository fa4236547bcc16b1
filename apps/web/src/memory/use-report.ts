import { type Caller, readReport } from '@lithe/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { ApiError, NetworkError } from '../api/errors.ts'
import { type Report, useCurrentReport } from './current-report-store.ts'
import { noteRead } from './report-notes.ts'

/** The report of the first caller who has it; callers are looked up on each fetch, the current one first. */
export function useReport(callers: () => readonly Caller[], assessmentId: string, isEnabled = true) {
  return useQuery({
    enabled: isEnabled,
    queryKey: ['report', assessmentId],
    queryFn: () => {
      const { report: kept, keep } = useCurrentReport.getState()
      const read = () =>
        readAsOwner(assessmentId, callers(), caller => api.readReport(caller, { assessmentId }))
      // Kept reports are shown to the current person, who may have changed since the request.
      const keepTheirs = (report: Report) => {
        const owner = ownerOf(assessmentId)
        if (owner !== null) noteRead(owner, report)
        if (owner === callers()[0]?.userIdentifier) keep(report)
      }
      return readOrKeep({ assessmentId, read, kept, keep: keepTheirs })
    },
  })
}

type Source = {
  assessmentId: string
  read: () => Promise<Report>
  /** The last stored copy, unvalidated until read. */
  kept: unknown
  keep: (report: Report) => void
}

/** No response, as opposed to a refusal. */
const isOutOfReach = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** A report from the server or, if unreachable, this device's copy of it. */
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

/** Owners of reports among this device's people, as learned by reading them. */
const owners = new Map<string, Caller>()

/** The caller for a report: its owner if known, else the current profile. */
export const callerFor = (assessmentId: string | null, current: Caller): Caller =>
  owners.get(assessmentId ?? '') ?? current

export const ownerOf = (assessmentId: string): string | null =>
  owners.get(assessmentId)?.userIdentifier ?? null

/** None of these people has this report: it is another's, or gone; the server does not reveal which. */
export const isUnknownReport = (error: unknown) =>
  error instanceof ApiError && error.code === 'unknown-report'

/**
 * Reads a report as the first of these people who has it, since another tab may have switched profiles. If none has it,
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
      // Without a response it may still be theirs.
      if (isOutOfReach(error)) throw error
      told ??= error
      if (!isUnknownReport(error)) break
    }
  }
  throw told
}

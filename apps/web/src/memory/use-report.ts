import { type Caller, readReport } from '@lithe/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { ApiError, NetworkError } from '../api/errors.ts'
import { type Report, useCurrentReport } from './current-report-store.ts'

/** Of a profile on this device: of the first of these that has it; they are looked up anew each time, the current one first. */
export function useReport(callers: () => readonly Caller[], assessmentId: string) {
  return useQuery({
    queryKey: ['report', assessmentId],
    queryFn: () => {
      const { report: kept, keep } = useCurrentReport.getState()
      const read = () =>
        readAsOwner(assessmentId, callers(), caller => api.readReport(caller, { assessmentId }))
      // What is kept is shown to the current person, who may have changed while this was asked for.
      const keepTheirs = (report: Report) => {
        if (ownerOf(assessmentId) === callers()[0]?.userIdentifier) keep(report)
      }
      return readOrKeep({ assessmentId, read, kept, keep: keepTheirs })
    },
  })
}

type Source = {
  assessmentId: string
  read: () => Promise<Report>
  /** What this device last kept, of which nothing is known before it is read. */
  kept: unknown
  keep: (report: Report) => void
}

/** The server said nothing, which is different from saying no. */
const isOutOfReach = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** A report from the server; where that cannot be reached, the copy this device kept of the same one. */
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

/** Whose report is whose among the people of this device, as reading them has shown. */
const owners = new Map<string, Caller>()

/** Who calls for a report: its owner where that is known, else the current profile. */
export const callerFor = (assessmentId: string | null, current: Caller): Caller =>
  owners.get(assessmentId ?? '') ?? current

export const ownerOf = (assessmentId: string): string | null =>
  owners.get(assessmentId)?.userIdentifier ?? null

/** The server has none such of these people: it is another person's, or gone; which of the two it tells no one. */
export const isUnknownReport = (error: unknown) =>
  error instanceof ApiError && error.code === 'unknown-report'

/**
 * Reads a report as the first of these people who has it: another tab may have changed who is current since the
 * report was opened here. What the first one was told is the answer where none of them has it.
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
      // Without an answer it may be theirs all the same.
      if (isOutOfReach(error)) throw error
      told ??= error
      if (!isUnknownReport(error)) break
    }
  }
  throw told
}

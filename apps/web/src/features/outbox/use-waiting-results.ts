import { useOutbox } from './browser-outbox.ts'
import { type OwedReport, sessionIdsOf, useOwedReports } from './owed-reports-store.ts'

export type WaitingResults = {
  /** Results of all profiles on this phone that the server has not confirmed. */
  waiting: number
  isUnreachable: boolean
  isSending: boolean
  /** The report this person asked for and has not got; null where there is none. */
  owed: OwedReport | null
  /** Nothing of the owed report is on this phone alone any more: it can be made. */
  canBeMade: boolean
}

/** What a person waits for: results that are not sent yet, and the report that was to be made of them. */
export function useWaitingResults(userIdentifier: string | null): WaitingResults {
  const { waiting, sessionIds, isUnreachable, isSending } = useOutbox()
  const owed =
    useOwedReports(reports => reports.owed.findLast(report => report.userIdentifier === userIdentifier)) ??
    null
  const canBeMade = owed !== null && !sessionIdsOf(owed).some(id => sessionIds.includes(id))
  return { waiting, isUnreachable, isSending, owed, canBeMade }
}

import { type Caller, guestIdPattern } from '@lithe/contracts/api'
import { api } from '../api/client.ts'
import { queryClient } from '../api/queries.tsx'
import { usePendingCheckouts } from '../memory/checkout.ts'
import { forgetConsent } from '../memory/consent-store.ts'
import { useCurrentReport } from '../memory/current-report-store.ts'
import { noteCleared } from '../memory/identity.ts'
import type { KnownUser } from '../memory/known-user.ts'
import { outbox, useOutbox } from '../memory/outbox/browser-outbox.ts'
import { useReportNotes } from '../memory/report-notes.ts'
import { isUnknownReport, readAsOwner } from '../memory/use-report.ts'
import { isVisitOf, useVisit } from '../memory/visit/visit-store.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { callersHere, currentKeeper } from './profiles-here.ts'

type ReportServer = Pick<typeof api, 'eraseReport'>

const without = ({ answer, ...known }: KnownUser, assessmentId: string): KnownUser => ({
  ...known,
  answer: {
    ...answer,
    assessmentsData: answer.assessmentsData.filter(listed => listed.assessmentId !== assessmentId),
  },
})

/** Possible owners among this device's people, `caller` first, as another tab may have switched profiles. */
const callersFrom = (caller: Caller) => [
  caller,
  ...callersHere().filter(({ userIdentifier }) => userIdentifier !== caller.userIdentifier),
]

/** Deletes on the server first, then here; returns null, or what prevented it. */
export async function eraseReport(
  caller: Caller,
  assessmentId: string,
  server: ReportServer = api,
): Promise<{ error: unknown } | null> {
  const gone = [assessmentId]
  try {
    const { sessionIds } = await readAsOwner(assessmentId, callersFrom(caller), owner =>
      server.eraseReport(owner, { assessmentId }),
    )
    gone.push(...sessionIds)
  } catch (error) {
    console.warn('The report could not be deleted', error)
    // Counts as success, as another tab or device has already deleted it.
    if (!isUnknownReport(error)) return { error }
  }
  const { report } = useCurrentReport.getState()
  useReportNotes.getState().forget(gone)
  if (report?.assessmentId === assessmentId) useCurrentReport.setState({ report: null })
  usePendingCheckouts.getState().end(assessmentId)
  queryClient.setQueriesData<KnownUser>(
    { queryKey: ['user'] },
    known => known && without(known, assessmentId),
  )
  queryClient.removeQueries({ queryKey: ['report', assessmentId] })
  return null
}

type ConsentServer = Pick<typeof api, 'withdrawConsent'>

/** Withdraws on the server first, then drops the person's unsent data here. Returns null, or the error. */
export const takeConsentBack = (
  caller: Caller,
  server: ConsentServer = api,
): Promise<{ error: unknown } | null> =>
  outbox.holdBack(async () => {
    try {
      await server.withdrawConsent(caller)
    } catch (error) {
      console.warn('The agreement could not be taken back', error)
      return { error }
    }
    outbox.forget(caller.userIdentifier)
    forgetConsent(caller.userIdentifier)
    // Its measurements are erased, so it could make no report.
    if (isVisitOf(caller.userIdentifier)) useVisit.getState().reset()
    useReportNotes.getState().forgetOf(caller.userIdentifier)
    useCurrentReport.setState({ report: null })
    queryClient.removeQueries({ queryKey: ['report'] })
    await queryClient.invalidateQueries()
    return null
  })

type SignOutServer = Pick<typeof api, 'signOut'>

/** Ends the session; false if an account's could not be ended. A guest's is not worth waiting for. */
async function isSignedOut(server: SignOutServer): Promise<boolean> {
  try {
    await server.signOut({ forgetsDevice: true })
    return true
  } catch (error) {
    console.warn('The session could not be ended', error)
    return guestIdPattern.test(currentKeeper().userIdentifier)
  }
}

/**
 * Sends what waits, ends the session, clears this device for everyone and reloads. Returns only if the session could
 * not be ended; then nothing is cleared.
 */
export async function clearDevice(
  { staysSignedIn }: { staysSignedIn: boolean },
  server: SignOutServer = api,
) {
  await outbox.holdBack(async () => {
    if (!staysSignedIn && !(await isSignedOut(server))) return
    deviceStorage.clear()
    noteCleared()
    window.location.reload()
    // Code still running would write the cleared data again.
    await new Promise<never>(() => {})
  })
}

/** What the clearing sheet needs to know. */
export function useClearing() {
  const { waiting, refused } = useOutbox()
  return { unsent: waiting + refused.length, clear: clearDevice }
}

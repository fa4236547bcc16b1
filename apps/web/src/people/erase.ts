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
import { forgetVisit } from '../messenger/messenger.ts'
import { paths } from '../navigation/paths.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { toastAfterLoad } from '../ui/toasts.ts'
import { callersHere, currentKeeper } from './profiles-here.ts'

type Farewell = { title: string; description: string }

/**
 * First on the server, then here: what the server did not erase, this phone keeps.
 * Ends in a page loaded anew, as the running one still remembers, and which says farewell.
 */
export const eraseEverything = (keeper: Caller, farewell: Farewell): Promise<void> =>
  outbox.holdBack(async () => {
    await api.eraseMe(keeper)
    deviceStorage.clear()
    forgetVisit()
    toastAfterLoad(farewell)
    window.location.replace(paths.home.link())
    // Whatever ran on here would write down again what has just been erased.
    await new Promise<never>(() => {})
  })

type ReportServer = Pick<typeof api, 'eraseReport'>

const without = ({ answer, ...known }: KnownUser, assessmentId: string): KnownUser => ({
  ...known,
  answer: {
    ...answer,
    assessmentsData: answer.assessmentsData.filter(listed => listed.assessmentId !== assessmentId),
  },
})

/** The people of this device it may belong to: `caller` first, where another tab has changed who is current since. */
const callersFrom = (caller: Caller) => [
  caller,
  ...callersHere().filter(({ userIdentifier }) => userIdentifier !== caller.userIdentifier),
]

/** First on the server, then here; null, or what kept it from being deleted. */
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
    // Deleted meanwhile, in another tab or on another device, it is deleted.
    if (!isUnknownReport(error)) return { error }
  }
  const { report, clear } = useCurrentReport.getState()
  useReportNotes.getState().forget(gone)
  if (report?.assessmentId === assessmentId) clear()
  usePendingCheckouts.getState().end(assessmentId)
  queryClient.setQueriesData<KnownUser>(
    { queryKey: ['user'] },
    known => known && without(known, assessmentId),
  )
  queryClient.removeQueries({ queryKey: ['report', assessmentId] })
  return null
}

type ConsentServer = Pick<typeof api, 'withdrawConsent'>

/** First on the server, then here; what waits on this phone of the same person goes as well. Null, or what went wrong. */
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
    // What was measured is erased: no report could be made of it.
    if (isVisitOf(caller.userIdentifier)) useVisit.getState().reset()
    useReportNotes.getState().forgetOf(caller.userIdentifier)
    useCurrentReport.getState().clear()
    queryClient.removeQueries({ queryKey: ['report'] })
    await queryClient.invalidateQueries()
    return null
  })

type SignOutServer = Pick<typeof api, 'signOut'>

/** False where an account is here whose session could not be ended. A guest has none that is worth waiting for. */
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
 * What is on its way is sent and the session ended, then this device forgets everybody and the page loads anew.
 * Comes back only where the session could not be ended and nothing was cleared.
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
    // Whatever ran on here would write down again what has just been cleared.
    await new Promise<never>(() => {})
  })
}

/** What the sheet that clears this device has to know. */
export function useClearing() {
  const { waiting, refused } = useOutbox()
  return { unsent: waiting + refused.length, clear: clearDevice }
}

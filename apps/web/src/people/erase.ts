import type { Caller } from '@lithe/contracts/api'
import { api } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { queryClient } from '../api/query-client.tsx'
import { paths } from '../app/paths.ts'
import { deviceStorage } from '../device/device-storage.ts'
import { forgetConsent, forgetReplayConsent } from '../features/consent/consent-store.ts'
import type { KnownUser } from '../features/identity/known-user.ts'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { usePendingCheckouts } from '../features/payment/pending-checkouts-store.ts'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { forgetVisit } from '../messenger/launch.ts'
import { toastAfterLoad } from '../ui/toasts.ts'

/**
 * First on the server, then here: what the server did not erase, this phone keeps.
 * Ends in a page loaded anew, as the running one still remembers.
 */
export const eraseEverything = (keeper: Caller): Promise<void> =>
  outbox.holdBack(async () => {
    await api.eraseMe(keeper)
    deviceStorage.clear()
    forgetVisit()
    toastAfterLoad({
      title: 'Everything is erased',
      description: 'Lithe knows nobody on this phone any more.',
    })
    window.location.replace(paths.home.link())
    // Whatever ran on here would write down again what has just been erased.
    await new Promise<never>(() => {})
  })

type ReportServer = Pick<typeof api, 'eraseReport'>

/** One that was deleted meanwhile, in another tab or on another device, is deleted. */
const isGoneAlready = (error: unknown) => error instanceof ApiError && error.code === 'unknown-report'

const without = ({ answer, ...known }: KnownUser, assessmentId: string): KnownUser => ({
  ...known,
  answer: {
    ...answer,
    assessmentsData: answer.assessmentsData.filter(listed => listed.assessmentId !== assessmentId),
  },
})

/** First on the server, then here; null, or what kept it from being deleted. */
export async function eraseReport(
  caller: Caller,
  assessmentId: string,
  server: ReportServer = api,
): Promise<{ error: unknown } | null> {
  try {
    await server.eraseReport(caller, { assessmentId })
  } catch (error) {
    console.warn('The report could not be deleted', error)
    if (!isGoneAlready(error)) return { error }
  }
  const { report, clear } = useCurrentReport.getState()
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
    useCurrentReport.getState().clear()
    queryClient.removeQueries({ queryKey: ['report'] })
    await queryClient.invalidateQueries()
    return null
  })

type ReplayServer = Pick<typeof api, 'withdrawReplayConsent'>

/** First on the server, then here; a result that still waits goes without its figures. Null, or what went wrong. */
export const takeReplaysBack = (
  caller: Caller,
  server: ReplayServer = api,
): Promise<{ error: unknown } | null> =>
  outbox.holdBack(async () => {
    try {
      await server.withdrawReplayConsent(caller)
    } catch (error) {
      console.warn('The stick figures could not be erased', error)
      return { error }
    }
    outbox.dropReplays(caller.userIdentifier)
    forgetReplayConsent(caller.userIdentifier)
    await queryClient.invalidateQueries()
    return null
  })

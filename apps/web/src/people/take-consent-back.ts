import type { Caller } from '@lithe/contracts/api'
import { api } from '../api-client.ts'
import { forgetConsent } from '../features/consent/consent-store.ts'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { useCurrentReport } from '../features/report/current-report-store.ts'
import { queryClient } from '../query-client.ts'

type Server = Pick<typeof api, 'withdrawConsent'>

/** First on the server, then here; what waits on this phone of the same person goes as well. Null, or what went wrong. */
export const takeConsentBack = (caller: Caller, server: Server = api): Promise<{ error: unknown } | null> =>
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

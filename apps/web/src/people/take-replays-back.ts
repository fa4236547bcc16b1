import type { Caller } from '@lithe/contracts/api'
import { api } from '../api-client.ts'
import { forgetReplayConsent } from '../features/consent/consent-store.ts'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { queryClient } from '../query-client.ts'

type Server = Pick<typeof api, 'withdrawReplayConsent'>

/** First on the server, then here; a result that still waits goes without its figures. Null, or what went wrong. */
export const takeReplaysBack = (caller: Caller, server: Server = api): Promise<{ error: unknown } | null> =>
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

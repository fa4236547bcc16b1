import { withoutSecrets } from './address-bar.ts'
import { newGuestIdentifier, resolveUserIdentifier } from './resolve-user-identifier.ts'
import { useUserId } from './user-id-store.ts'

/** Settles who this browser speaks for, and takes the identifier out of the address bar. */
export function readIdentity() {
  const { userIdentifier, setUserIdentifier } = useUserId.getState()
  setUserIdentifier(
    resolveUserIdentifier({
      search: window.location.search,
      stored: userIdentifier,
      messagingUsername: null,
      messagingId: null,
      newGuest: newGuestIdentifier,
    }),
  )
  const cleaned = withoutSecrets(window.location.href)
  if (cleaned !== null) window.history.replaceState(window.history.state, '', cleaned)
}

import { withoutSecrets } from './address-bar.ts'
import { messagingUser } from './messaging-user.ts'
import { newGuestIdentifier, resolveUserIdentifier } from './resolve-user-identifier.ts'
import { useUserId } from './user-id-store.ts'

/** Settles who this browser speaks for, and takes the identifier out of the address bar. */
export function readIdentity() {
  const { userIdentifier, setUserIdentifier } = useUserId.getState()
  const messenger = messagingUser()
  setUserIdentifier(
    resolveUserIdentifier({
      search: window.location.search,
      stored: userIdentifier,
      messagingUsername: messenger?.username ?? null,
      messagingId: messenger?.id ?? null,
      newGuest: newGuestIdentifier,
    }),
  )
  const cleaned = withoutSecrets(window.location.href)
  if (cleaned !== null) window.history.replaceState(window.history.state, '', cleaned)
}

import { withoutSecrets } from './address-bar.ts'
import { messagingUser } from './messaging-user.ts'
import { useNamedStranger } from './named-stranger-store.ts'
import { newGuestIdentifier, resolveUserIdentifier } from './resolve-user-identifier.ts'
import { useUserId } from './user-id-store.ts'

/** Settles who this browser speaks for, and takes the identifier out of the address bar. */
export function readIdentity(isKnownHere: (identifier: string) => boolean) {
  const stored = useUserId.getState().userIdentifier
  const launched = messagingUser()
  const { userIdentifier, stranger } = resolveUserIdentifier({
    search: window.location.search,
    isKnownHere,
    stored,
    messagingUsername: launched?.username ?? null,
    messagingId: launched?.id ?? null,
    newGuest: newGuestIdentifier,
  })
  useUserId.getState().setUserIdentifier(userIdentifier)
  // A messenger's launch says who this is: there a link has nothing to ask.
  useNamedStranger.setState({ named: launched ? null : stranger })
  const cleaned = withoutSecrets(window.location.href)
  if (cleaned !== null) window.history.replaceState(window.history.state, '', cleaned)
}

import { create } from 'zustand'
import { currentSource, messenger } from '../messenger/messenger.ts'
import { deviceStorage, keptRecord, keptStore, keptText } from '../storage/device-storage.ts'

/** Determines who this browser acts for, and removes the identifier from the address bar. */
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
  useUserId.setState({ userIdentifier })
  // A messenger's launch identifies the person, so a link's identifier is ignored.
  useNamedStranger.setState({ named: launched ? null : stranger })
  const cleaned = withoutSecrets(window.location.href)
  if (cleaned !== null) window.history.replaceState(window.history.state, '', cleaned)
}

type Sources = {
  /** Query of the URL, e.g. "?userId=…". */
  search: string
  /** Whether this device already knows that identifier. */
  isKnownHere: (identifier: string) => boolean
  stored: string | null
  messagingUsername: string | null
  messagingId: string | null
  newGuest: () => string
}

type Resolved = {
  userIdentifier: string
  /** Identifier in the link, unknown on this device; the person confirms before anything is stored under it. */
  stranger: string | null
}

const first = (candidates: (string | null)[]) => candidates.map(text => text?.trim()).find(text => text)

/**
 * Resolves who this browser acts for: named in the link, remembered, known from the messenger, or a new guest. A link
 * proves nothing, and its author could read what is measured under its identifier, so an unknown one is not adopted.
 */
export function resolveUserIdentifier(from: Sources): Resolved {
  const query = new URLSearchParams(from.search)
  const named = first([query.get('userId'), query.get('userIdentifier')]) ?? null
  const isOurs = named !== null && from.isKnownHere(named)
  const here = first([from.stored, from.messagingUsername, from.messagingId])
  return {
    userIdentifier: isOurs ? named : (here ?? from.newGuest()),
    stranger: isOurs ? null : named,
  }
}

/**
 * Whether the server still holds a guest's key after this browser's storage was cleared, as told by a script-readable
 * marker cookie, so that others need not wait. Matches `guestCookies` without schemas on the first page.
 */
export const isGuestKept = () => /(?:^|[-; ])lithe_guest_kept=1/.test(document.cookie)

/** Set when a guest was cleared offline, which leaves the server's cookie. */
export const clearedKey = 'guest-cleared'

/** Notes that a guest was cleared without telling the server, and must not be restored here. */
export const noteCleared = () => {
  if (isGuestKept()) deviceStorage.setItem(clearedKey, '1')
}

export const newGuestIdentifier = () => `user_${crypto.randomUUID()}`

const secretParameters = ['userId', 'userIdentifier', 'unlockKey']

/** The URL without identifiers and keys; null if there are none to remove. */
export function withoutSecrets(address: string): string | null {
  const url = new URL(address)
  const found = secretParameters.filter(name => url.searchParams.has(name))
  if (found.length === 0) return null
  for (const name of found) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

export const messagingUser = () => messenger()?.user ?? null

/** All identifiers the messaging user may have on this device. */
export function messagingUserIds(): string[] {
  const user = messagingUser()
  return user ? [user.username, user.id].filter(id => id !== null) : []
}

type UserIdState = { userIdentifier: string | null }

/** Reads the stored identifier, which must be a string. */
function readUserId(kept: unknown): UserIdState {
  const named = keptText(keptRecord(kept).userIdentifier)
  return { userIdentifier: named.trim() ? named : null }
}

export const useUserId = keptStore<UserIdState>('user-id', readUserId, () => ({ userIdentifier: null }))

/** The caller of every request; `readIdentity` has always run by then. */
export function currentCaller() {
  const { userIdentifier } = useUserId.getState()
  if (!userIdentifier) throw new Error('No user identifier: address not read')
  return { userIdentifier, source: currentSource() }
}

type NamedStranger = {
  /** Unknown identifier from the URL, until the person answers; lost on reload. */
  named: string | null
}

export const useNamedStranger = create<NamedStranger>()(() => ({ named: null }))

export const forgetStranger = () => useNamedStranger.setState({ named: null })

import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { currentSource, messenger } from '../messenger/messenger.ts'
import { deviceStorage, followTabs, keptRecord, keptText } from '../storage/device-storage.ts'

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

type Sources = {
  /** The address bar's query, e.g. "?userId=…". */
  search: string
  /** Whether this device has met that identifier before. */
  isKnownHere: (identifier: string) => boolean
  stored: string | null
  messagingUsername: string | null
  messagingId: string | null
  newGuest: () => string
}

type Resolved = {
  userIdentifier: string
  /** Named in the link and not known on this device: the person is asked before anything becomes theirs. */
  stranger: string | null
}

const first = (candidates: (string | null)[]) => candidates.map(text => text?.trim()).find(text => text)

/**
 * Who this browser speaks for: named in the link, remembered, known from the messenger, or a new guest.
 * A link proves nothing, and its author would read what is measured under its name: an unknown identifier is not taken.
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
 * Whether the server holds a guest's key for a browser that was emptied: its sign stands in a cookie that scripts may read,
 * so that nobody else is kept waiting. Written here as `guestCookies` has it, without loading shapes with the first page.
 */
export const isGuestKept = () => /(?:^|[-; ])lithe_guest_kept=1/.test(document.cookie)

/** Written where a guest was cleared from this device without a network: the server's cookie is still there. */
export const clearedKey = 'guest-cleared'

/** After a guest was cleared and the server could not be told: they are not recalled here. */
export const noteCleared = () => {
  if (isGuestKept()) deviceStorage.setItem(clearedKey, '1')
}

export const newGuestIdentifier = () => `user_${crypto.randomUUID()}`

const secretParameters = ['userId', 'userIdentifier', 'unlockKey']

/** The same address without what names a person or unlocks something; null where there is nothing to remove. */
export function withoutSecrets(address: string): string | null {
  const url = new URL(address)
  const found = secretParameters.filter(name => url.searchParams.has(name))
  if (found.length === 0) return null
  for (const name of found) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

export const messagingUser = () => messenger()?.user ?? null

/** Every identifier the messaging user may be known by on this device. */
export function messagingUserIds(): string[] {
  const user = messagingUser()
  return user ? [user.username, user.id].filter(id => id !== null) : []
}

type UserIdState = {
  userIdentifier: string | null
  setUserIdentifier: (userIdentifier: string) => void
}

type KeptUserId = Pick<UserIdState, 'userIdentifier'>

/** Anything but a text is no identifier. */
function readUserId(kept: unknown): KeptUserId {
  const named = keptText(keptRecord(kept).userIdentifier)
  return { userIdentifier: named.trim() ? named : null }
}

export const useUserId = create<UserIdState>()(
  persist(set => ({ userIdentifier: null, setUserIdentifier: userIdentifier => set({ userIdentifier }) }), {
    name: 'user-id',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    partialize: ({ userIdentifier }): KeptUserId => ({ userIdentifier }),
    migrate: readUserId,
    merge: (kept, current) => ({ ...current, ...readUserId(kept) }),
  }),
)
followTabs(useUserId)

/** Who every call speaks for. `readIdentity` has run before anything can ask. */
export function currentCaller() {
  const { userIdentifier } = useUserId.getState()
  if (!userIdentifier) throw new Error('No user identifier: the app started without reading its address')
  return { userIdentifier, source: currentSource() }
}

type NamedStranger = {
  /** Whom the address named, unknown on this device, until the person has answered; a reload forgets it. */
  named: string | null
}

export const useNamedStranger = create<NamedStranger>()(() => ({ named: null }))

export const forgetStranger = () => useNamedStranger.setState({ named: null })

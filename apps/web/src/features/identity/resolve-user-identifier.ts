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

export const newGuestIdentifier = () => `user_${crypto.randomUUID()}`

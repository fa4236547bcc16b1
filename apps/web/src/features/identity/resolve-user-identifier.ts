type Sources = {
  /** The address bar's query, e.g. "?userId=…". */
  search: string
  stored: string | null
  messagingUsername: string | null
  messagingId: string | null
  newGuest: () => string
}

/** Who this browser speaks for: named in the link, remembered, known from the messenger, or a new guest. */
export function resolveUserIdentifier(from: Sources): string {
  const query = new URLSearchParams(from.search)
  const candidates = [
    query.get('userId'),
    query.get('userIdentifier'),
    from.stored,
    from.messagingUsername,
    from.messagingId,
  ]
  return candidates.map(text => text?.trim()).find(text => text) ?? from.newGuest()
}

export const newGuestIdentifier = () => `user_${crypto.randomUUID()}`

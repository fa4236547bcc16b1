import { type Caller, guestIdPattern, profileSeparator } from '@lithe/contracts/api'

/** Who someone says they are. Proofs that travel beside it (a cookie, Telegram's signed data) join this type. */
export type Claim = Caller

/** Someone whose claim was proven. A profile has a keeper; a person of their own is their own keeper. */
export type Identity = { identifier: string; keeper: string }

/** Proves a claim, or knows nothing about it. */
type Proof = (claim: Claim) => Identity | null

const profileSuffix = /^[\w:.-]{1,40}$/

/** A guest id cannot be guessed, so having it is the proof; it proves the profiles made from it too. */
const proveByGuestId: Proof = ({ userIdentifier }) => {
  const [keeper = '', suffix, ...more] = userIdentifier.split(profileSeparator)
  if (!guestIdPattern.test(keeper) || more.length > 0) return null
  if (suffix !== undefined && !profileSuffix.test(suffix)) return null
  return { identifier: userIdentifier, keeper }
}

const proofs: readonly Proof[] = [proveByGuestId]

/** The proven identity behind a claim, or null: what a body says is never enough. */
export function authorise(claim: Claim): Identity | null {
  for (const prove of proofs) {
    const identity = prove(claim)
    if (identity) return identity
  }
  return null
}

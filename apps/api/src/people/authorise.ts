import { type Caller, emailPattern, guestIdPattern } from '@lithe/contracts/api'
import { done, type Outcome, refuse } from '../outcome.ts'
import { identifierDigest } from './identifier-digest.ts'

/** Who someone says they are, and the proofs that travel beside it. */
export type Claim = Caller & {
  /** The digest of the identifier that the request's session was opened for; null without a session. */
  account: string | null
}

/** Someone whose claim was proven. A profile has a keeper; a person of their own is their own keeper. */
export type Identity = { identifier: string; keeper: string }

type Unproven = 'identity-unproven' | 'not-yours'

/** A profile's identifier: its keeper's, the separator, and when it was made. */
const profileOf = /^(.+?)~([\w:.-]{1,40})$/s

function splitIdentifier(userIdentifier: string): { keeper: string; suffix: string } {
  const [, keeper, made] = profileOf.exec(userIdentifier) ?? []
  return keeper && made ? { keeper, suffix: `~${made}` } : { keeper: userIdentifier, suffix: '' }
}

/** A guest id cannot be guessed, so having it is the proof; an address needs its own account's session. */
function proveKeeper(keeper: string, account: string | null): Outcome<string, Unproven> {
  if (guestIdPattern.test(keeper)) return done(keeper)
  if (!emailPattern.test(keeper) || account === null) return refuse('identity-unproven')
  const address = keeper.toLowerCase()
  return identifierDigest(address) === account ? done(address) : refuse('not-yours')
}

/** The proven identity behind a claim: what a body says is never enough. The keeper's proof is the profiles' too. */
export function authorise({ userIdentifier, account }: Claim): Outcome<Identity, Unproven> {
  const { keeper, suffix } = splitIdentifier(userIdentifier)
  const proven = proveKeeper(keeper, account)
  return proven.ok ? done({ identifier: proven.data + suffix, keeper: proven.data }) : proven
}

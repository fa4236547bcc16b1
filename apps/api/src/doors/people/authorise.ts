import { type Caller, emailPattern, guestIdPattern } from '@lithe/contracts/api'
import type { Claim, Identity, SignInProof } from '../../ground/ports/caller.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import { identifierDigest, type Pepper, peppered } from '../../ground/secrets/pepper.ts'

type Unproven = 'identity-unproven' | 'not-yours'

/** A profile's identifier: its keeper's, the separator, and when it was made. */
const profileOf = /^(.+?)~([\w:.-]{1,40})$/s

function splitIdentifier(userIdentifier: string): { keeper: string; suffix: string | null } {
  const [, keeper, suffix] = profileOf.exec(userIdentifier) ?? []
  return keeper && suffix ? { keeper, suffix } : { keeper: userIdentifier, suffix: null }
}

/** The keeper of a profile, or the person themself. */
export const keeperOf = (userIdentifier: string) => splitIdentifier(userIdentifier).keeper

/** Of a profile's identifier, the part before its separator, which no domain holds. */
const addressPart = /^[^@]+@[^@~]+/

/** The address in an identifier that has been proven, a profile's keeper's too; null for guests and messengers. */
export function provenAddress({ userIdentifier }: Pick<Caller, 'userIdentifier'>): string | null {
  const [address = ''] = addressPart.exec(userIdentifier.trim()) ?? []
  return emailPattern.test(address) ? address.toLowerCase() : null
}

export const profileDigest = (keeper: string, suffix: string) => identifierDigest(`${keeper}~${suffix}`)

/** Addresses and messengers' names are the same in capitals, and could be guessed: their digest is keyed. */
export const nameDigest = ({ names }: Pick<Pepper, 'names'>, name: string) =>
  peppered(names, 'name', name.toLowerCase())

type Proving = { pepper: Pick<Pepper, 'names'>; now: Date }

/** A guest id cannot be guessed, so having it is the proof; any other name needs a session that proved it. */
function proveKeeper(
  keeper: string,
  signIn: SignInProof | null,
  { pepper }: Proving,
): Outcome<string, Unproven> {
  if (guestIdPattern.test(keeper)) return done(identifierDigest(keeper))
  if (signIn === null) return refuse('identity-unproven')
  return signIn.names.includes(nameDigest(pepper, keeper)) ? done(signIn.account) : refuse('not-yours')
}

/** The proven identity behind a claim: what a body says is never enough. The keeper's proof is the profiles' too. */
export function authorise({ userIdentifier, signIn }: Claim, proving: Proving): Outcome<Identity, Unproven> {
  const { keeper, suffix } = splitIdentifier(userIdentifier)
  const proven = proveKeeper(keeper, signIn, proving)
  if (!proven.ok) return proven
  const beginsAs = guestIdPattern.test(keeper) ? 'guest' : null
  if (suffix === null) return done({ keeper: proven.data, profile: null, beginsAs })
  const profile = { suffix, digest: profileDigest(proven.data, suffix) }
  return done({ keeper: proven.data, profile, beginsAs })
}

/** The identity of an account that has just proven itself. */
export const identityOf = (account: string): Identity => ({
  keeper: account,
  profile: null,
  beginsAs: 'account',
})

/** Long enough to read what goes and to tick it; a cookie that was stolen earlier is worth nothing here. */
export const freshProofMs = 10 * 60_000

/** As `authorise`, for what cannot be taken back: an account must have been proven in the last minutes. */
export function authoriseFresh(
  claim: Claim,
  proving: Proving,
): Outcome<Identity, 'identity-unproven' | 'not-yours' | 'fresh-proof-needed'> {
  const identity = authorise(claim, proving)
  // A guest's id is the proof itself; there is nothing a guest could show besides.
  if (!identity.ok || guestIdPattern.test(keeperOf(claim.userIdentifier))) return identity
  // Proven in days to come, by a clock that was wrong, is not proven just now.
  const agoMs = Math.abs(proving.now.getTime() - (claim.signIn?.provenAt.getTime() ?? 0))
  return agoMs <= freshProofMs ? identity : refuse('fresh-proof-needed')
}

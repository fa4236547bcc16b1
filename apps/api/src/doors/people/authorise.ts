import { type Caller, emailPattern, guestIdPattern } from '@lithe/contracts/api'
import type { Claim, Identity, SignInProof } from '../../ground/ports/caller.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'
import { identifierDigest, type Pepper, peppered } from '../../ground/secrets/pepper.ts'

type Unproven = 'identity-unproven' | 'not-yours'

/** A profile's identifier: its keeper's identifier, the separator and a creation time. */
const profileOf = /^(.+?)~([\w:.-]{1,40})$/s

function splitIdentifier(userIdentifier: string): { keeper: string; suffix: string | null } {
  const [, keeper, suffix] = profileOf.exec(userIdentifier) ?? []
  return keeper && suffix ? { keeper, suffix } : { keeper: userIdentifier, suffix: null }
}

/** The keeper's identifier; everyone but a profile is their own keeper. */
export const keeperOf = (userIdentifier: string) => splitIdentifier(userIdentifier).keeper

/** The email address in a profile's identifier; domains never contain the separator. */
const addressPart = /^[^@]+@[^@~]+/

/** The proven email address in an identifier (for a profile, its keeper's); null if there is none. */
export function provenAddress({ userIdentifier }: Pick<Caller, 'userIdentifier'>): string | null {
  const [address = ''] = addressPart.exec(userIdentifier.trim()) ?? []
  return emailPattern.test(address) ? address.toLowerCase() : null
}

export const profileDigest = (keeper: string, suffix: string) => identifierDigest(`${keeper}~${suffix}`)

/** Case-insensitive, and keyed because email addresses and messenger names can be guessed. */
export const nameDigest = ({ names }: Pick<Pepper, 'names'>, name: string) =>
  peppered(names, 'name', name.toLowerCase())

type Proving = { pepper: Pick<Pepper, 'names'>; now: Date }

/** A guest id is unguessable and proves itself; any other identifier needs a session that proved it. */
function proveKeeper(
  keeper: string,
  signIn: SignInProof | null,
  { pepper }: Proving,
): Outcome<string, Unproven> {
  if (guestIdPattern.test(keeper)) return done(identifierDigest(keeper))
  if (signIn === null) return refuse('identity-unproven')
  return signIn.names.includes(nameDigest(pepper, keeper)) ? done(signIn.account) : refuse('not-yours')
}

/** Proves a claim; what a body says is never enough. The keeper's proof covers the profiles. */
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

/** Enough to review and confirm an erasure; an older stolen cookie cannot erase. */
export const freshProofMs = 10 * 60_000

/** Like `authorise`, for irreversible actions: the account must have been proven within minutes. */
export function authoriseFresh(
  claim: Claim,
  proving: Proving,
): Outcome<Identity, 'identity-unproven' | 'not-yours' | 'fresh-proof-needed'> {
  const identity = authorise(claim, proving)
  // A guest id is the only proof a guest has.
  if (!identity.ok || guestIdPattern.test(keeperOf(claim.userIdentifier))) return identity
  // A proof that a wrong clock dated in the future is not fresh either.
  const agoMs = Math.abs(proving.now.getTime() - (claim.signIn?.provenAt.getTime() ?? 0))
  return agoMs <= freshProofMs ? identity : refuse('fresh-proof-needed')
}

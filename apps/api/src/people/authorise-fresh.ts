import { guestIdPattern } from '@lithe/contracts/api'
import { type Outcome, refuse } from '../ports/outcome.ts'
import type { Claim } from '../ports/verb.ts'
import { authorise, type Identity, keeperOf } from './authorise.ts'

/** Long enough to read what goes and to tick it; a cookie that was stolen earlier is worth nothing here. */
export const freshProofMs = 10 * 60_000

/** As `authorise`, for what cannot be taken back: an account must have been proven in the last minutes. */
export function authoriseFresh(
  claim: Claim,
  now: Date,
): Outcome<Identity, 'identity-unproven' | 'not-yours' | 'fresh-proof-needed'> {
  const identity = authorise(claim)
  // A guest's id is the proof itself; there is nothing a guest could show besides.
  if (!identity.ok || guestIdPattern.test(keeperOf(claim.userIdentifier))) return identity
  const provenMs = claim.session?.provenAt.getTime() ?? 0
  return now.getTime() - provenMs <= freshProofMs ? identity : refuse('fresh-proof-needed')
}

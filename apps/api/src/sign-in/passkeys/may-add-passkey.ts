import type { StoredPasskey } from '../../db/schema/passkeys.ts'
import { keeperOf } from '../../people/authorise.ts'
import { authoriseFresh } from '../../people/authorise-fresh.ts'
import { done, type Outcome, refuse } from '../../ports/outcome.ts'
import type { SessionProof, VerbContext } from '../../ports/verb.ts'
import type { Pepper } from '../../secrets/pepper.ts'
import { readPasskeys } from './passkeys-of.ts'

/** The verbs that make a key are given the pepper on top. */
export type PasskeyContext = VerbContext & { pepper: Pepper }

/** A phone, a tablet and a laptop for each of a couple, twice over. */
const mostPasskeys = 12

type Adder = {
  session: SessionProof
  /** Whom the key is to sign in. */
  userIdentifier: string
  existing: StoredPasskey[]
}

type Refusal =
  | 'identity-unproven'
  | 'not-yours'
  | 'fresh-proof-needed'
  | 'too-many-passkeys'
  | 'too-many-requests'

/** A key outlives the session it is made in, so making one asks for a fresh proof of an account. */
export async function mayAddPasskey(ctx: PasskeyContext): Promise<Outcome<Adder, Refusal>> {
  const { db, caller, now } = ctx
  const identity = authoriseFresh(caller, now)
  if (!identity.ok) return identity
  const { session } = caller
  if (session === null || session.account !== identity.data.keeper) return refuse('identity-unproven')
  if (!(await ctx.limits('passkey', session.account))) return refuse('too-many-requests')
  const existing = await readPasskeys(db, session.account)
  if (existing.length >= mostPasskeys) return refuse('too-many-passkeys')
  return done({ session, userIdentifier: keeperOf(caller.userIdentifier), existing })
}

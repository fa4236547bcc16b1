import type { listPasskeys as endpoint } from '@lithe/contracts/api'
import { authorise } from '../../people/authorise.ts'
import { done } from '../../ports/outcome.ts'
import type { VerbFor } from '../../ports/verb.ts'
import { readPasskeys, toPasskey } from './passkeys-of.ts'

/** The keys that sign in to the caller's account. A profile's caller sees its keeper's. */
export const listPasskeys: VerbFor<typeof endpoint> = async ({ db, caller }) => {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const stored = await readPasskeys(db, identity.data.keeper)
  return done({ passkeys: stored.map(toPasskey) })
}

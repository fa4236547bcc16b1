import type { renamePasskey as endpoint } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { passkeys } from '../../db/schema/passkeys.ts'
import { authorise } from '../../people/authorise.ts'
import { done } from '../../ports/outcome.ts'
import type { VerbFor } from '../../ports/verb.ts'
import { passkeysOf } from './passkeys-of.ts'

/** Calls a key of the caller's account by another name. The answer never tells whether there was one under this id. */
export const renamePasskey: VerbFor<typeof endpoint, { passkeyId: string }> = async (
  { db, caller },
  { passkeyId, name },
) => {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const isIt = and(eq(passkeys.id, passkeyId), passkeysOf(db, identity.data.keeper))
  await db.update(passkeys).set({ name }).where(isIt)
  return done({})
}

import type { removePasskey as endpoint } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { passkeys } from '../../db/schema/passkeys.ts'
import { authorise } from '../../people/authorise.ts'
import { done } from '../../ports/outcome.ts'
import type { VerbFor } from '../../ports/verb.ts'
import { passkeysOf } from './passkeys-of.ts'

/** Takes a key of the caller's account away. The answer never tells whether there was one under this id. */
export const removePasskey: VerbFor<typeof endpoint, { passkeyId: string }> = async (ctx, { passkeyId }) => {
  const { db, caller } = ctx
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const isIt = and(eq(passkeys.id, passkeyId), passkeysOf(db, identity.data.keeper))
  const removed = await db.delete(passkeys).where(isIt).returning({ id: passkeys.id })
  if (removed.length > 0) ctx.count('passkey-removed')
  return done({})
}

import type { signOutOthers as endpoint } from '@lithe/contracts/api'
import { and, isNull, ne, or } from 'drizzle-orm'
import { knownDevices } from '../db/schema/known-devices.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'
import { authorise } from '../people/authorise.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { isOf } from './is-of.ts'

/** Ends every session of the caller's account but the one that asks; devices that had signed out are strangers too. */
export const signOutOthers: VerbFor<typeof endpoint> = async ({ db, caller }) => {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const { keeper } = identity.data
  const own = caller.session?.sessionId ?? null
  await db.transaction(async transaction => {
    const { sessionId, accountId } = knownDevices
    const isOtherDevice = own === null ? undefined : or(isNull(sessionId), ne(sessionId, own))
    await transaction.delete(knownDevices).where(and(isOf(transaction, keeper, accountId), isOtherDevice))
    const isOther = own === null ? undefined : ne(signInSessions.id, own)
    await transaction
      .delete(signInSessions)
      .where(and(isOf(transaction, keeper, signInSessions.accountId), isOther))
  })
  return done({})
}

import type { signOutDevice as endpoint } from '@lithe/contracts/api'
import { and, eq } from 'drizzle-orm'
import { knownDevices } from '../db/schema/known-devices.ts'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'
import { authorise } from '../people/authorise.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { isOf } from './is-of.ts'

/** Ends one session of the caller's account, and its device is a stranger from then on. The answer never tells whether there was one under this id. */
export const signOutDevice: VerbFor<typeof endpoint, { deviceId: string }> = async (ctx, { deviceId }) => {
  const { db, caller } = ctx
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const { keeper } = identity.data
  const ended = await db.transaction(async transaction => {
    await transaction
      .delete(knownDevices)
      .where(and(eq(knownDevices.sessionId, deviceId), isOf(transaction, keeper, knownDevices.accountId)))
    return transaction
      .delete(signInSessions)
      .where(and(eq(signInSessions.id, deviceId), isOf(transaction, keeper, signInSessions.accountId)))
      .returning({ id: signInSessions.id })
  })
  if (ended.some(({ id }) => id === caller.session?.sessionId)) ctx.dropSession()
  return done({})
}

import type { signOutOthers as endpoint } from '@lithe/contracts/api'
import { and, ne } from 'drizzle-orm'
import { signInSessions } from '../db/schema/sign-in-sessions.ts'
import { done } from '../outcome.ts'
import { authorise } from '../people/authorise.ts'
import type { VerbFor } from '../verb.ts'
import { sessionsOf } from './sessions-of.ts'

/** Ends every session of the caller's account but the one that asks. */
export const signOutOthers: VerbFor<typeof endpoint> = async ({ db, caller }) => {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const isOther = caller.session ? ne(signInSessions.id, caller.session.sessionId) : undefined
  await db.delete(signInSessions).where(and(sessionsOf(db, identity.data.keeper), isOther))
  return done({})
}

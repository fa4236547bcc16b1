import type { signOut as endpoint } from '@lithe/contracts/api'
import { done } from '../outcome.ts'
import { endSession } from './open-session.ts'
import type { SignInVerbFor } from './sign-in-context.ts'

/** Ends the session of this device, here and in its cookie. Signed out already is signed out too. */
export const signOut: SignInVerbFor<typeof endpoint> = async ({ db, session }) => {
  if (session.token !== null) await endSession(db, session.token)
  session.drop()
  return done({})
}

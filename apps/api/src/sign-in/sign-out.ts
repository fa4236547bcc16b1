import type { signOut as endpoint } from '@lithe/contracts/api'
import { done } from '../ports/outcome.ts'
import { endSession } from '../sessions/open-session.ts'
import { forgetDevice } from './forget-device.ts'
import type { SignInVerbFor } from './sign-in-context.ts'

/**
 * Ends the session of this device, here and in its cookie. Signed out already is signed out too. The device stays
 * known, unless it is being cleared.
 */
export const signOut: SignInVerbFor<typeof endpoint> = async (
  { db, session, knownDevice },
  { forgetsDevice },
) => {
  if (session.token !== null) await endSession(db, session.token)
  session.drop()
  if (!forgetsDevice) return done({})
  if (knownDevice.value !== null) await forgetDevice(db, knownDevice.value)
  knownDevice.drop()
  return done({})
}

import type { signOut as endpoint } from '@lithe/contracts/api'
import { done } from '../outcome.ts'
import { forgetDevice } from './known-devices/forget-device.ts'
import { endSession } from './open-session.ts'
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

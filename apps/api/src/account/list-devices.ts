import type { listDevices as endpoint } from '@lithe/contracts/api'
import { authorise } from '../people/authorise.ts'
import { done } from '../ports/outcome.ts'
import type { VerbFor } from '../ports/verb.ts'
import { findDevices } from './find-devices.ts'

/** Where the caller's account is signed in. A profile's caller sees its keeper's. */
export const listDevices: VerbFor<typeof endpoint> = async ({ db, caller, now }) => {
  const identity = authorise(caller)
  if (!identity.ok) return identity
  const asked = { account: identity.data.keeper, sessionId: caller.session?.sessionId ?? null }
  return done({ devices: await findDevices(db, asked, now) })
}

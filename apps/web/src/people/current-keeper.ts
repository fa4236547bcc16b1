import type { Caller } from '@lithe/contracts/api'
import { currentCaller } from '../features/identity/identity.ts'
import { baseOf } from '../features/profiles/profile.ts'

/** The keeper of this device's profiles: the account or the guest, whichever profile is current. */
export function currentKeeper(): Caller {
  const { userIdentifier, source } = currentCaller()
  return { userIdentifier: baseOf(userIdentifier), source }
}

import type { Caller } from '@lithe/contracts/api'
import { currentCaller } from '../features/identity/identity.ts'
import { isComplete } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'

/** The people of this device who may have a report, the current one first. */
export function callersHere(): Caller[] {
  const { userIdentifier, source } = currentCaller()
  const others = useProfiles
    .getState()
    .profiles.filter(profile => isComplete(profile) && profile.userId !== userIdentifier)
  return [userIdentifier, ...others.map(({ userId }) => userId)].map(id => ({ userIdentifier: id, source }))
}

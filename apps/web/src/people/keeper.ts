import { type Caller, guestIdPattern } from '@lithe/contracts/api'
import { currentCaller } from '../features/identity/identity.ts'
import { completePerson, useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { baseOf, isComplete } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'

/** The keeper of this device's profiles: the account or the guest, whichever profile is current. */
export function currentKeeper(): Caller {
  const { userIdentifier, source } = currentCaller()
  return { userIdentifier: baseOf(userIdentifier), source }
}

/** Whether a person has begun here already: an account, or a guest who has told who they are. */
export const isInUse = () =>
  !guestIdPattern.test(currentKeeper().userIdentifier) ||
  useProfiles.getState().profiles.length > 1 ||
  completePerson(useOnboarding.getState()) !== null

/** The people of this device who may have a report, the current one first. */
export function callersHere(): Caller[] {
  const { userIdentifier, source } = currentCaller()
  const others = useProfiles
    .getState()
    .profiles.filter(profile => isComplete(profile) && profile.userId !== userIdentifier)
  return [userIdentifier, ...others.map(({ userId }) => userId)].map(id => ({ userIdentifier: id, source }))
}

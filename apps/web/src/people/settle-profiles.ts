import { currentCaller } from '../features/identity/identity.ts'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { baseOf, isComplete, nobody, type Person, type Profile } from '../features/profiles/profile.ts'
import { findCurrent, useProfiles, withCurrentPerson } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'
import { welcomeOwner } from './welcome-owner.ts'

/** Makes the profiles agree with who this browser speaks for; a visitor without any gets their first. */
export function settleProfiles(now = new Date()) {
  const { userIdentifier } = currentCaller()
  const { profiles, baseUserId } = useProfiles.getState()
  const known = profiles.find(({ userId }) => userId === userIdentifier)
  if (known) {
    useProfiles.setState({ baseUserId: baseUserId ?? baseOf(userIdentifier) })
    meet(known)
  } else {
    // Someone named by a link is not the person whose name this device remembers.
    const person = profiles.length === 0 ? useOnboarding.getState() : nobody
    welcomeOwner(userIdentifier, person, now)
  }
  useOnboarding.subscribe(noteCurrentPerson)
}

function meet(profile: Profile) {
  const isCurrent = findCurrent(useProfiles.getState())?.id === profile.id
  const onboarding = useOnboarding.getState()
  if (isCurrent && (isComplete(onboarding) || !isComplete(profile))) noteCurrentPerson(onboarding)
  else becomeProfile(profile)
}

/** What a person gives in onboarding is their profile's from then on. */
function noteCurrentPerson(person: Person) {
  useProfiles.setState(withCurrentPerson(useProfiles.getState(), person, new Date()))
}

import type { UserDetails } from '@lithe/contracts/api'
import { completePerson, useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { isComplete, type Profile } from '../features/profiles/profile.ts'
import { findCurrent, isSamePerson, useProfiles, withChanged } from '../features/profiles/profiles-store.ts'

/**
 * What the server knows of a person fills in for what this device has forgotten. It overrules only what the server
 * had from here already: that was corrected on another device since.
 */
export function keepDetails(details: UserDetails | null) {
  if (!details) return
  const onboarding = useOnboarding.getState()
  const current = findCurrent(useProfiles.getState())
  const { name, age, sex, seat } = details
  if (current && seat && (current.isSaved || !current.seat))
    changeProfile(current.id, profile => ({ ...profile, seat }))
  if (current?.isSaved && isComplete(details)) {
    if (isSamePerson(current, details)) return
    onboarding.update({ name, age, sex })
    changeProfile(current.id, profile => ({ ...profile, isSaved: true }))
    return
  }
  if (completePerson(onboarding)) return
  onboarding.update({
    name: onboarding.name || name,
    age: onboarding.age || age,
    sex: onboarding.sex || sex,
  })
  // When that was given is not known here.
  if (current) changeProfile(current.id, ({ givenAt: _now, ...profile }) => profile)
}

const changeProfile = (id: string, change: (profile: Profile) => Profile) =>
  useProfiles.setState(withChanged(useProfiles.getState(), id, change))

import { type CompletePerson, useOnboarding } from '../features/onboarding/onboarding-store.ts'
import type { Profile } from '../features/profiles/profile.ts'
import { useProfiles, withChanged } from '../features/profiles/profiles-store.ts'
import { saveDetails } from './save-details.ts'

const change = (id: string, to: Partial<Profile>) =>
  useProfiles.setState(withChanged(useProfiles.getState(), id, profile => ({ ...profile, ...to })))

type Corrected = CompletePerson & Pick<Profile, 'seat'>

/** Puts a person's details right, here at once and on the server as soon as it hears. Reports stay as they were made. */
export async function correctPerson(
  { id, userId }: Profile,
  { seat, ...person }: Corrected,
  now = new Date(),
) {
  change(id, { ...person, ...(seat && { seat }), givenAt: now.toISOString(), isSaved: false })
  if (useProfiles.getState().currentProfileId === id) useOnboarding.getState().update(person)
  return saveDetails(userId, person)
}

/** The age holds, as of that time. */
export const confirmAge = ({ id }: Profile, at: string) => change(id, { givenAt: at })

import type { CompletePerson } from '../features/onboarding/onboarding-store.ts'
import { savePerson } from '../features/onboarding/save-person.ts'
import { isSamePerson, useProfiles, withChanged } from '../features/profiles/profiles-store.ts'
import { currentSource } from '../messenger/current-source.ts'

const findProfile = (userId: string) =>
  useProfiles.getState().profiles.find(profile => profile.userId === userId)

/** Tells the server who a profile is, and remembers whether it has heard: what it has not is sent again later. */
export async function saveDetails(userId: string, person: CompletePerson): Promise<{ isSaved: boolean }> {
  const caller = { userIdentifier: userId, source: currentSource() }
  const seat = findProfile(userId)?.seat
  const { isSaved } = await savePerson(caller, { ...person, ...(seat && { seat }) })
  const told = findProfile(userId)
  // Changed again meanwhile, it is a matter of the save that follows.
  if (told && told.seat === seat && isSamePerson({ ...told, name: told.name.trim() }, person))
    useProfiles.setState(withChanged(useProfiles.getState(), told.id, profile => ({ ...profile, isSaved })))
  return { isSaved }
}

import type { CompletePerson } from '../features/onboarding/onboarding-store.ts'
import { savePerson } from '../features/onboarding/save-person.ts'
import { isSamePerson, withChanged } from '../features/profiles/profile-data.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { currentSource } from '../messenger/current-source.ts'

/** Tells the server who a profile is, and remembers whether it has heard: what it has not is sent again later. */
export async function saveDetails(userId: string, person: CompletePerson): Promise<{ isSaved: boolean }> {
  const { isSaved } = await savePerson({ userIdentifier: userId, source: currentSource() }, person)
  const data = useProfiles.getState()
  const told = data.profiles.find(profile => profile.userId === userId)
  // Changed again meanwhile, it is a matter of the save that follows.
  if (told && isSamePerson({ ...told, name: told.name.trim() }, person))
    useProfiles.setState(withChanged(data, told.id, profile => ({ ...profile, isSaved })))
  return { isSaved }
}

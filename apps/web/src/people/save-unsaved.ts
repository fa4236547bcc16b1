import { completePerson } from '../features/onboarding/onboarding-store.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { saveDetails } from './save-details.ts'

/** Sends the details that could not be sent when they were given. */
export async function saveUnsaved() {
  for (const profile of useProfiles.getState().profiles) {
    const person = profile.isSaved === false ? completePerson(profile) : null
    if (person && !(await saveDetails(profile.userId, person)).isSaved) return
  }
}

/** Now, and whenever the network comes back. */
export function startSavingDetails() {
  window.addEventListener('online', () => void saveUnsaved())
  void saveUnsaved()
}

import type { SeatHeight } from '@lithe/movements/catalog'
import { completePerson } from '../features/onboarding/onboarding-store.ts'
import type { Profile } from '../features/profiles/profile.ts'
import { useProfiles, withChanged } from '../features/profiles/profiles-store.ts'
import { saveDetails } from './save-details.ts'

/** How high a person's seat is: kept here at once, and sent with their other details, or later where those are missing. */
export async function keepSeat(profile: Profile, seat: SeatHeight) {
  const data = useProfiles.getState()
  useProfiles.setState(withChanged(data, profile.id, known => ({ ...known, seat, isSaved: false })))
  const person = completePerson(profile)
  if (person) await saveDetails(profile.userId, person)
}

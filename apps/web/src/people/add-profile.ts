import { currentCaller } from '../features/identity/user-id-store.ts'
import { baseOf, newProfileUserId, nobody, type Profile } from '../features/profiles/profile.ts'
import { withProfile } from '../features/profiles/profile-data.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'

/** A blank profile under the device's owner, and the current one. */
export function addProfile(now = new Date()): Profile {
  const data = useProfiles.getState()
  const base = data.baseUserId ?? baseOf(currentCaller().userIdentifier)
  const taken = data.profiles.map(({ userId }) => userId)
  const profile: Profile = {
    ...nobody,
    id: crypto.randomUUID(),
    userId: newProfileUserId(base, taken, now.getTime()),
    createdAt: now.toISOString(),
  }
  useProfiles.setState(withProfile(data, profile))
  becomeProfile(profile)
  return profile
}

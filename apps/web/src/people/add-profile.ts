import { currentCaller } from '../features/identity/identity.ts'
import { baseOf, isBlank, newProfileUserId, nobody, type Profile } from '../features/profiles/profile.ts'
import { useProfiles, withProfile } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'

/** Since the page was loaded: the server knows nothing of them but that they were added. */
const added = new Set<string>()

export const wasAddedHere = (userId: string) => added.has(userId)

/** A blank profile under the device's owner, and the current one; one that still is blank serves again. */
export function addProfile(now = new Date()): Profile {
  const data = useProfiles.getState()
  const base = data.baseUserId ?? baseOf(currentCaller().userIdentifier)
  const blank = data.profiles.find(profile => isBlank(profile) && profile.userId !== base)
  if (blank) {
    becomeProfile(blank)
    return blank
  }
  const taken = data.profiles.map(({ userId }) => userId)
  const profile: Profile = {
    ...nobody,
    id: crypto.randomUUID(),
    userId: newProfileUserId(base, taken, now.getTime()),
    createdAt: now.toISOString(),
  }
  added.add(profile.userId)
  useProfiles.setState(withProfile(data, profile))
  becomeProfile(profile)
  return profile
}

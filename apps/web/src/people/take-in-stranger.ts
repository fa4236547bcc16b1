import { baseOf, nobody } from '../features/profiles/profile.ts'
import { useProfiles, withProfile } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'
import { isInUse } from './is-in-use.ts'

/** A person whom a link named, once they have said so. The device stays its owner's where it has one. */
export function takeInStranger(userId: string, now = new Date()) {
  const data = useProfiles.getState()
  const profile = { ...nobody, id: crypto.randomUUID(), userId, createdAt: now.toISOString() }
  useProfiles.setState(
    isInUse()
      ? withProfile(data, profile)
      : { ...withProfile({ ...data, profiles: [] }, profile), baseUserId: baseOf(userId) },
  )
  becomeProfile(profile)
}

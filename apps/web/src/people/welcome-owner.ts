import { baseOf, type Person } from '../features/profiles/profile.ts'
import { useProfiles, withProfile } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'

/** A person new to this device: its owner from now on, under a main profile of their own. */
export function welcomeOwner(userId: string, { name, age, sex }: Person, now: Date) {
  const profile = { id: crypto.randomUUID(), name, age, sex, userId, createdAt: now.toISOString() }
  useProfiles.setState({ ...withProfile(useProfiles.getState(), profile), baseUserId: baseOf(userId) })
  becomeProfile(profile)
}

import { messagingUserIds } from '../features/identity/messaging-user.ts'
import { type Deletion, deleteProfile, findCurrent } from '../features/profiles/profile-data.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'

/** Forgets a profile on this device, as far as the rules allow. */
export function removeProfile(id: string): Deletion {
  const before = useProfiles.getState()
  const deletion = deleteProfile(before, id, messagingUserIds())
  if (!deletion.ok) return deletion
  useProfiles.setState(deletion.data)
  const current = findCurrent(deletion.data)
  if (current && current.id !== before.currentProfileId) becomeProfile(current)
  return deletion
}

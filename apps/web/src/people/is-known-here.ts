import { messagingUserIds, useUserId } from '../features/identity/identity.ts'
import { baseOf } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'

/** Whether this device has met an identifier, or the one it was made from, without the help of a link. */
export function isKnownHere(identifier: string): boolean {
  const { profiles, baseUserId } = useProfiles.getState()
  const met = [useUserId.getState().userIdentifier, baseUserId, ...profiles.map(({ userId }) => userId)]
  const keepers = met.filter(id => id !== null).map(baseOf)
  return messagingUserIds().includes(identifier) || keepers.includes(baseOf(identifier))
}

import type { Caller } from '@lithe/contracts/api'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'

/** The owner of a report that is gone on from becomes current, whatever another tab has made of it. */
export function becomeOwner({ userIdentifier }: Caller) {
  const { profiles, currentProfileId } = useProfiles.getState()
  const owner = profiles.find(({ userId }) => userId === userIdentifier)
  if (owner && owner.id !== currentProfileId) becomeProfile(owner)
}

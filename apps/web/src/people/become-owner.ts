import type { Caller } from '@lithe/contracts/api'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'

/** Whoever goes on from a report of theirs is who the app speaks for, whatever another tab has made of it. */
export function becomeOwner({ userIdentifier }: Caller) {
  const { profiles, currentProfileId } = useProfiles.getState()
  const owner = profiles.find(({ userId }) => userId === userIdentifier)
  if (owner && owner.id !== currentProfileId) becomeProfile(owner)
}

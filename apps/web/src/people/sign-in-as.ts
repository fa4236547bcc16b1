import { guestIdPattern } from '@lithe/contracts/api'
import { nobody } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'
import { welcomeOwner } from './welcome-owner.ts'

/** After a sign-in the account owns the device. What a guest has here is the account's; what another account has is not. */
export function signInAs(userIdentifier: string, now = new Date()) {
  const { profiles, baseUserId } = useProfiles.getState()
  const known = profiles.find(({ userId }) => userId === userIdentifier)
  const guest = profiles.find(({ userId }) => userId === baseUserId && guestIdPattern.test(userId))
  const account = known ?? (guest && { ...guest, userId: userIdentifier })
  if (!account) return welcomeOwner(userIdentifier, nobody, now)
  useProfiles.setState({
    profiles: profiles.map(profile => (profile.id === account.id ? account : profile)),
    baseUserId: userIdentifier,
  })
  becomeProfile(account)
}

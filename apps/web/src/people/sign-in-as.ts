import { guestIdPattern } from '@lithe/contracts/api'
import { renameConsents } from '../features/consent/consent-store.ts'
import { currentCaller, useUserId } from '../features/identity/identity.ts'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { baseOf, nobody, type Profile } from '../features/profiles/profile.ts'
import { findCurrent, useProfiles } from '../features/profiles/profiles-store.ts'
import { becomeProfile } from './become-profile.ts'
import { welcomeOwner } from './welcome-owner.ts'

type Options = {
  /** A person who signs in again to go on stays the profile they were. */
  isGoingOn?: boolean
  /** What the account was known as on this device before; whatever bears that name is the account's. */
  formerly?: string
  now?: Date
}

/** After a sign-in the account owns the device. What a guest has here is the account's; what another account has is not. */
export function signInAs(account: string, { isGoingOn = false, formerly, now = new Date() }: Options = {}) {
  const before = useProfiles.getState()
  const known = before.baseUserId
  if (known !== null && (guestIdPattern.test(known) || known === formerly)) handOver(known, account)

  const after = useProfiles.getState()
  const owner = after.profiles.find(({ userId }) => userId === account)
  if (!owner) return welcomeOwner(account, nobody, now)
  useProfiles.setState({ baseUserId: account })
  const current = findCurrent(after)
  becomeProfile(isGoingOn && current && baseOf(current.userId) === account ? current : owner)
}

/** Everything on this device that bears the earlier identifier, or one made from it, bears the account's. */
function handOver(earlier: string, account: string) {
  if (earlier === account) return
  const rename = (id: string) => (baseOf(id) === earlier ? account + id.slice(earlier.length) : id)
  const { profiles } = useProfiles.getState()
  const known = new Set(profiles.map(({ userId }) => userId))
  const isDoubled = ({ userId }: Profile) => rename(userId) !== userId && known.has(rename(userId))
  useProfiles.setState({
    profiles: profiles
      .filter(profile => !isDoubled(profile))
      .map(profile => ({ ...profile, userId: rename(profile.userId) })),
  })
  useUserId.getState().setUserIdentifier(rename(currentCaller().userIdentifier))
  outbox.readdress(rename)
  renameConsents(rename)
}

import { forgetConsent } from '../features/consent/consent-store.ts'
import { currentCaller, newGuestIdentifier } from '../features/identity/identity.ts'
import { usePendingCheckouts } from '../features/payment/pending-checkouts-store.ts'
import { baseOf, nobody } from '../features/profiles/profile.ts'
import { useProfiles } from '../features/profiles/profiles-store.ts'
import { forgetRecord } from '../features/sign-in/otp-store.ts'
import { sentLedger } from '../ledger/browser-ledger.ts'
import { queryClient } from '../query-client.ts'
import { welcomeOwner } from './welcome-owner.ts'

/**
 * What this device showed of an account leaves it, and a new guest begins.
 * Results the server has not got stay in the outbox, under the account's name, until its owner is back.
 */
export function forgetAccount(now = new Date()) {
  const { profiles, baseUserId } = useProfiles.getState()
  const account = baseUserId ?? baseOf(currentCaller().userIdentifier)
  useProfiles.setState({
    profiles: profiles.filter(({ userId }) => baseOf(userId) !== account),
    currentProfileId: null,
    baseUserId: null,
  })
  for (const { userId } of profiles.filter(({ userId }) => baseOf(userId) === account)) forgetConsent(userId)
  forgetConsent(account)
  usePendingCheckouts.setState({ checkouts: {} })
  forgetRecord(account)
  queryClient.clear()
  sentLedger.forgetAll()
  welcomeOwner(newGuestIdentifier(), nobody, now)
}

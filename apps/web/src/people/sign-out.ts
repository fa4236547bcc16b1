import { api } from '../api/client.ts'
import { queryClient } from '../api/queries.tsx'
import { sentLedger } from '../api/sent-ledger.ts'
import { usePendingCheckouts } from '../memory/checkout.ts'
import { forgetConsent } from '../memory/consent-store.ts'
import { currentCaller, newGuestIdentifier } from '../memory/identity.ts'
import { forgetRecord } from '../memory/otp-store.ts'
import { outbox } from '../memory/outbox/browser-outbox.ts'
import { baseOf, nobody, useProfiles } from '../memory/profiles.ts'
import { useReportNotes } from '../memory/report-notes.ts'
import { welcomeOwner } from './current-profile.ts'

/** Sends waiting results, ends this device's session and starts a new guest; asks first if results would be left. */
export async function signOutHere({ leavesResults = false } = {}) {
  await outbox.flush()
  const { waiting } = outbox.getState()
  if (waiting > 0 && !leavesResults) return { ok: false, reason: 'results-waiting', waiting } as const
  try {
    await api.signOut({})
  } catch (error) {
    console.warn('The session could not be ended', error)
    return { ok: false, reason: 'failed', error } as const
  }
  forgetAccount()
  return { ok: true } as const
}

/**
 * Removes an account's data from this device and starts a new guest. Unsent results stay in the outbox under the
 * account's name until its owner returns.
 */
export function forgetAccount(now = new Date()) {
  const { profiles, baseUserId } = useProfiles.getState()
  const account = baseUserId ?? baseOf(currentCaller().userIdentifier)
  useProfiles.setState({
    profiles: profiles.filter(({ userId }) => baseOf(userId) !== account),
    currentProfileId: null,
    baseUserId: null,
  })
  const theirs = profiles.map(({ userId }) => userId).filter(userId => baseOf(userId) === account)
  for (const userId of new Set([account, ...theirs])) {
    forgetConsent(userId)
    useReportNotes.getState().forgetOf(userId)
  }
  usePendingCheckouts.setState({ checkouts: {} })
  forgetRecord(account)
  queryClient.clear()
  sentLedger.forgetAll()
  welcomeOwner(newGuestIdentifier(), nobody, now)
}

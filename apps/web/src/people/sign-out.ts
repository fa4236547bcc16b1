import type { Caller } from '@lithe/contracts/api'
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
import { forgetVisit } from '../messenger/messenger.ts'
import { paths } from '../navigation/paths.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { toastAfterLoad } from '../ui/toasts.ts'
import { becomeProfile, welcomeOwner } from './current-profile.ts'

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

type Forgetting = { account?: string; isErased?: boolean; now?: Date }

/**
 * Removes an account's data from this device and starts a new guest, or returns to the owner if that was another's.
 * Unless it is erased, its unsent results stay in the outbox until it returns.
 */
export function forgetAccount({ account: gone, isErased = false, now = new Date() }: Forgetting = {}) {
  const { profiles, baseUserId } = useProfiles.getState()
  const account = gone ?? baseUserId ?? baseOf(currentCaller().userIdentifier)
  const left = profiles.filter(({ userId }) => baseOf(userId) !== account)
  const owner = left.find(({ userId }) => userId === baseUserId)
  useProfiles.setState({ profiles: left, currentProfileId: null, ...(owner ? {} : { baseUserId: null }) })
  const theirs = profiles.map(({ userId }) => userId).filter(userId => baseOf(userId) === account)
  for (const userId of new Set([account, ...theirs])) {
    if (isErased) outbox.forget(userId)
    forgetConsent(userId)
    useReportNotes.getState().forgetOf(userId)
  }
  usePendingCheckouts.setState({ checkouts: {} })
  forgetRecord(account)
  queryClient.clear()
  sentLedger.forgetAll()
  // Tells other tabs, which may be showing this account.
  deviceStorage.removeItem('user-id')
  if (owner) becomeProfile(owner)
  else welcomeOwner(newGuestIdentifier(), nobody, now)
}

/** What this device keeps of its people, by the keys of the stores. */
const ofPeople = /^(?:user-id|profile-data|consents|report-notes|owed-reports|outbox:.+)$/

/** Clears this device, except of what it keeps of people other than the erased one. */
function forgetErased(account: string) {
  forgetAccount({ account, isErased: true })
  const keys = deviceStorage.keys().filter(key => ofPeople.test(key))
  const kept = keys.map(key => [key, deviceStorage.getItem(key) ?? ''] as const)
  deviceStorage.clear()
  for (const [key, text] of kept) deviceStorage.setItem(key, text)
}

type Farewell = { title: string; description: string }

/**
 * Erases on the server first, then here, keeping here what failed there. Then loads a new page that says farewell, as
 * the running one still holds data in memory.
 */
export const eraseEverything = (keeper: Caller, farewell: Farewell): Promise<void> =>
  outbox.holdBack(async () => {
    await api.eraseMe(keeper)
    forgetErased(keeper.userIdentifier)
    forgetVisit()
    toastAfterLoad(farewell)
    window.location.replace(paths.home.link())
    // Code still running would write the erased data again.
    await new Promise<never>(() => {})
  })

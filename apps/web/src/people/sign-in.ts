import { guestIdPattern, type UserDetails } from '@lithe/contracts/api'
import { profileSeparator } from '@lithe/contracts/constants'
import { api } from '../api/client.ts'
import { queryClient } from '../api/queries.tsx'
import { renameConsents } from '../memory/consent-store.ts'
import { currentCaller, useUserId } from '../memory/identity.ts'
import type { ListState } from '../memory/list-state.ts'
import { outbox } from '../memory/outbox/browser-outbox.ts'
import { baseOf, findCurrent, nobody, type Profile, useProfiles } from '../memory/profiles.ts'
import { noteNewest, useReportNotes } from '../memory/report-notes.ts'
import { useVisit } from '../memory/visit/visit-store.ts'
import { currentSource, messengerField } from '../messenger/messenger.ts'
import { forgetSignInEnded } from '../navigation/sign-in-again.ts'
import { becomeProfile, welcomeOwner } from './current-profile.ts'
import { keepDetails } from './details.ts'

type Options = Pick<SignInAsOptions, 'isContinuing' | 'isApart'> & { claimed?: UserDetails | null }

/** Makes the device theirs after a sign-in, and fetches what the server knows about them. */
export async function settleIn(
  account: string,
  { claimed = null, ...options }: Options = {},
): Promise<ListState> {
  signInAs(account, options)
  forgetSignInEnded()
  queryClient.clear()
  outbox.resume()
  void outbox.retryRefused()
  const [found] = await Promise.all([fetchAssessments(), meetProfiles(account)])
  keepDetails(account, claimed)
  return found
}

type SignInAsOptions = {
  /** Whether a person signs in again to continue, and so keeps their profile. */
  isContinuing?: boolean
  /** Whether this is someone other than the device's guest, who keeps their data. */
  isApart?: boolean
  /** The account's earlier identifier on this device, whose data is the account's. */
  formerly?: string
  now?: Date
}

/** Makes the account this device's owner. It takes over the current guest's data here, but no other account's. */
export function signInAs(
  account: string,
  { isContinuing = false, isApart = false, formerly, now = new Date() }: SignInAsOptions = {},
) {
  const known = formerly ?? baseOf(currentCaller().userIdentifier)
  if (!isApart && (guestIdPattern.test(known) || known === formerly)) handOver(known, account)

  const after = useProfiles.getState()
  const owner = after.profiles.find(({ userId }) => userId === account)
  if (!owner) return welcomeOwner(account, nobody, now)
  useProfiles.setState({ baseUserId: account })
  const current = findCurrent(after)
  becomeProfile(isContinuing && current && baseOf(current.userId) === account ? current : owner)
}

/** Moves everything under an earlier identifier, or one derived from it, to the account. */
function handOver(earlier: string, account: string) {
  if (earlier === account) return
  const rename = (id: string) => (baseOf(id) === earlier ? account + id.slice(earlier.length) : id)
  const { userIdentifier, giveTo } = useVisit.getState()
  if (userIdentifier !== null) giveTo(rename(userIdentifier))
  const { profiles } = useProfiles.getState()
  const known = new Set(profiles.map(({ userId }) => userId))
  const isDoubled = ({ userId }: Profile) => rename(userId) !== userId && known.has(rename(userId))
  useProfiles.setState({
    profiles: profiles
      .filter(profile => !isDoubled(profile))
      .map(profile => ({ ...profile, userId: rename(profile.userId) })),
  })
  useUserId.setState({ userIdentifier: rename(currentCaller().userIdentifier) })
  outbox.readdress(rename)
  renameConsents(rename)
  useReportNotes.getState().rename(rename)
}

/** Fetches an account's profiles to this device; does nothing if the server is unreachable. */
export async function meetProfiles(account: string): Promise<void> {
  try {
    const kept = await api.readKept({ userIdentifier: account, source: currentSource() })
    const { profiles, baseUserId } = useProfiles.getState()
    // An account that has left meanwhile restores no profile.
    if (baseUserId !== account) return
    const known = new Set(profiles.map(({ userId }) => userId))
    const met = kept.profiles
      .map(({ profile, userDetails, knownSince }) => ({
        ...userDetails,
        id: crypto.randomUUID(),
        userId: account + profileSeparator + profile,
        createdAt: knownSince ?? new Date().toISOString(),
      }))
      .filter(({ name, userId }) => name && !known.has(userId))
    useProfiles.setState({ profiles: [...profiles, ...met] })
  } catch (error) {
    console.warn('The profiles of this account could not be fetched', error)
  }
}

/** Loads the current profile's assessments, and registers the profile with the server; empty if unreachable. */
export async function fetchAssessments(): Promise<ListState> {
  const caller = currentCaller()
  const { userIdentifier } = caller
  try {
    const { userDetails, assessmentsData } = await api.fetchUser({ ...caller, ...messengerField() })
    keepDetails(userIdentifier, userDetails)
    noteNewest(userIdentifier, assessmentsData)
    return { userIdentifier, assessments: assessmentsData }
  } catch (error) {
    console.warn('The person could not be fetched', error)
    return { userIdentifier, assessments: [] }
  }
}

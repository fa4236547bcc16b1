import { type Caller, guestIdPattern } from '@lithe/contracts/api'
import { forgetConsent } from '../memory/consent-store.ts'
import { currentCaller, messagingUserIds, useUserId } from '../memory/identity.ts'
import { completePerson, useOnboarding } from '../memory/onboarding-store.ts'
import {
  baseOf,
  type Deletion,
  deleteProfile,
  findCurrent,
  isBlank,
  isComplete,
  newProfileUserId,
  nobody,
  type Profile,
  profileOf,
  useProfiles,
  withProfile,
} from '../memory/profiles.ts'
import { useReportNotes } from '../memory/report-notes.ts'
import { callerFor } from '../memory/use-report.ts'
import { useVisit } from '../memory/visit/visit-store.ts'
import { currentSource } from '../messenger/messenger.ts'
import { becomeProfile } from './current-profile.ts'

/** The keeper of this device's profiles: the account or guest, whichever profile is current. */
export function currentKeeper(): Caller {
  const { userIdentifier, source } = currentCaller()
  return { userIdentifier: baseOf(userIdentifier), source }
}

/** Whether this device is in use, by an account or by a guest with details. */
export const isInUse = () =>
  !guestIdPattern.test(currentKeeper().userIdentifier) ||
  useProfiles.getState().profiles.length > 1 ||
  completePerson(useOnboarding.getState()) !== null

/**
 * Whether a report may belong to a person on this device: true whenever `first-look.ts` sees a known person, and
 * while prerendering.
 */
export const isAnybodyHere = () =>
  useUserId.getState().userIdentifier === null ||
  isInUse() ||
  [useOnboarding.getState(), ...useProfiles.getState().profiles].some(({ name }) => name !== '')

/** Owner of the current or next test: the person who began it, even if another tab switches profiles. */
export function visitor(): Caller {
  const caller = currentCaller()
  return { ...caller, userIdentifier: useVisit.getState().userIdentifier ?? caller.userIdentifier }
}

/** The visitor's profile on this device; null if it was removed. */
export function useVisitor(): Profile | null {
  const begunBy = useVisit(({ userIdentifier }) => userIdentifier)
  const current = useUserId(({ userIdentifier }) => userIdentifier)
  return useProfiles(data => profileOf(data, begunBy ?? current ?? ''))
}

/** The people on this device who may have a report, the current one first. */
export function callersHere(): Caller[] {
  const { userIdentifier, source } = currentCaller()
  const others = useProfiles
    .getState()
    .profiles.filter(profile => isComplete(profile) && profile.userId !== userIdentifier)
  return [userIdentifier, ...others.map(({ userId }) => userId)].map(id => ({ userIdentifier: id, source }))
}

/**
 * The caller for a report: its owner if known, else the current profile. A guest who became an account in another tab
 * calls as the account.
 */
export function useReportCaller(assessmentId: string | null): Caller {
  const current = useUserId(({ userIdentifier }) => userIdentifier) ?? ''
  const { userIdentifier, source } = callerFor(assessmentId, currentCaller())
  const isHere = useProfiles(data => profileOf(data, userIdentifier) !== null)
  const renamed = baseOf(current) + userIdentifier.slice(baseOf(userIdentifier).length)
  return { userIdentifier: isHere ? userIdentifier : renamed, source }
}

/** Adds a blank profile under the device's owner and makes it current; reuses a blank one if there is one. */
export function addProfile(now = new Date()): Profile {
  const data = useProfiles.getState()
  const base = data.baseUserId ?? baseOf(currentCaller().userIdentifier)
  const blank = data.profiles.find(profile => isBlank(profile) && profile.userId !== base)
  if (blank) {
    becomeProfile(blank)
    return blank
  }
  const taken = data.profiles.map(({ userId }) => userId)
  const profile: Profile = {
    ...nobody,
    id: crypto.randomUUID(),
    userId: newProfileUserId(base, taken, now.getTime()),
    createdAt: now.toISOString(),
  }
  useProfiles.setState(withProfile(data, profile))
  becomeProfile(profile)
  return profile
}

type Ports = {
  server: Record<'eraseProfile' | 'eraseMe', (caller: Caller) => Promise<unknown>>
  outbox: {
    holdBack: (run: () => Promise<Removal>) => Promise<Removal>
    forget: (userIdentifier: string) => void
  }
  ledger: { forgetCaller: (userIdentifier: string) => void }
}

type Removal = Deletion | { ok: false; reason: 'not-erased'; error: unknown }

const rehearse = (id: string) => deleteProfile(useProfiles.getState(), id, messagingUserIds())

/** Deletes a profile on the server and then here, as far as the rules allow, or in neither place. */
export async function removeProfile(id: string, { server, outbox, ledger }: Ports): Promise<Removal> {
  const rehearsal = rehearse(id)
  const { profiles } = useProfiles.getState()
  const leaving = profiles.find(profile => profile.id === id)
  if (!rehearsal.ok || !leaving) return rehearsal
  const caller: Caller = { userIdentifier: leaving.userId, source: currentSource() }
  const erasure = erasureOf(leaving, profiles)
  return outbox.holdBack(async () => {
    try {
      if (erasure === 'profile') await server.eraseProfile(caller)
      if (erasure === 'person') await server.eraseMe(caller)
    } catch (error) {
      console.warn('The profile could not be erased', error)
      return { ok: false, reason: 'not-erased', error }
    }
    if (erasure !== 'here-only') outbox.forget(leaving.userId)
    forgetConsent(leaving.userId)
    useReportNotes.getState().forgetOf(leaving.userId)
    ledger.forgetCaller(leaving.userId)
    return removeHere(id)
  })
}

/** Removes a profile from this device only; if it was current, the owner becomes current. */
function removeHere(id: string): Deletion {
  const before = useProfiles.getState()
  const deletion = rehearse(id)
  if (!deletion.ok) return deletion
  useProfiles.setState(deletion.data)
  const current = findCurrent(deletion.data)
  if (current && current.id !== before.currentProfileId) becomeProfile(current)
  return deletion
}

/** What deleting a profile here erases on the server. */
type Erasure =
  /** A profile kept by an account or guest. */
  | 'profile'
  /** A separate guest, who could not be recovered. */
  | 'person'
  /** Nothing: the data of an account, or of a guest whose profiles are here too, stays. */
  | 'here-only'

export function erasureOf({ userId }: Profile, everybody: readonly Profile[]): Erasure {
  if (baseOf(userId) !== userId) return 'profile'
  const hasProfiles = everybody.some(other => other.userId !== userId && baseOf(other.userId) === userId)
  return guestIdPattern.test(userId) && !hasProfiles ? 'person' : 'here-only'
}

/** Adopts a person named by a link, once they confirm. A device with an owner keeps it. */
export function takeInStranger(userId: string, now = new Date()) {
  const data = useProfiles.getState()
  const profile = { ...nobody, id: crypto.randomUUID(), userId, createdAt: now.toISOString() }
  useProfiles.setState(
    isInUse()
      ? withProfile(data, profile)
      : { ...withProfile({ ...data, profiles: [] }, profile), baseUserId: baseOf(userId) },
  )
  becomeProfile(profile)
}

/** Makes a report's owner current before continuing from it, even if another tab has switched profiles. */
export function becomeOwner({ userIdentifier }: Pick<Caller, 'userIdentifier'>) {
  const { profiles, currentProfileId } = useProfiles.getState()
  const owner = profiles.find(({ userId }) => userId === userIdentifier)
  if (owner && owner.id !== currentProfileId) becomeProfile(owner)
}

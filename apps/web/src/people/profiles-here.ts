import { type Caller, guestIdPattern } from '@lithe/contracts/api'
import { api } from '../api/client.ts'
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
import { isVisitOf, useVisit } from '../memory/visit/visit-store.ts'
import { currentSource } from '../messenger/messenger.ts'
import { becomeProfile } from './current-profile.ts'

/** The keeper of this device's profiles: the account or the guest, whichever profile is current. */
export function currentKeeper(): Caller {
  const { userIdentifier, source } = currentCaller()
  return { userIdentifier: baseOf(userIdentifier), source }
}

/** Whether a person has begun here already: an account, or a guest who has told who they are. */
export const isInUse = () =>
  !guestIdPattern.test(currentKeeper().userIdentifier) ||
  useProfiles.getState().profiles.length > 1 ||
  completePerson(useOnboarding.getState()) !== null

/**
 * Whether a report may be anybody's of this device: true wherever `first-look.ts` takes a person for known, and at the
 * build, which makes the page of those.
 */
export const isAnybodyHere = () =>
  useUserId.getState().userIdentifier === null ||
  isInUse() ||
  [useOnboarding.getState(), ...useProfiles.getState().profiles].some(({ name }) => name !== '')

/** Whose the test at hand is, or would be: it stays with the person who began it, also where another tab makes another one current. */
export function visitor(): Caller {
  const caller = currentCaller()
  return { ...caller, userIdentifier: useVisit.getState().userIdentifier ?? caller.userIdentifier }
}

/** The same as this device knows them; null where their profile has left it. */
export function useVisitor(): Profile | null {
  const begunBy = useVisit(({ userIdentifier }) => userIdentifier)
  const current = useUserId(({ userIdentifier }) => userIdentifier)
  return useProfiles(data => profileOf(data, begunBy ?? current ?? ''))
}

/** The people of this device who may have a report, the current one first. */
export function callersHere(): Caller[] {
  const { userIdentifier, source } = currentCaller()
  const others = useProfiles
    .getState()
    .profiles.filter(profile => isComplete(profile) && profile.userId !== userIdentifier)
  return [userIdentifier, ...others.map(({ userId }) => userId)].map(id => ({ userIdentifier: id, source }))
}

/**
 * Who calls for a report: its owner where that is known, else the current profile. A guest who has become an account
 * since, in another tab, calls as that.
 */
export function useReportCaller(assessmentId: string | null): Caller {
  const current = useUserId(({ userIdentifier }) => userIdentifier) ?? ''
  const { userIdentifier, source } = callerFor(assessmentId, currentCaller())
  const isHere = useProfiles(data => profileOf(data, userIdentifier) !== null)
  const renamed = baseOf(current) + userIdentifier.slice(baseOf(userIdentifier).length)
  return { userIdentifier: isHere ? userIdentifier : renamed, source }
}

/** Since the page was loaded: the server knows nothing of them but that they were added. */
const added = new Set<string>()

const wasAddedHere = (userId: string) => added.has(userId)

/** A blank profile under the device's owner, and the current one; one that still is blank serves again. */
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
  added.add(profile.userId)
  useProfiles.setState(withProfile(data, profile))
  becomeProfile(profile)
  return profile
}

type Server = Pick<typeof api, 'eraseProfile'>

/** A profile that was added and left again without a word goes, and the device's owner is current. */
export function dropAbandoned(server: Server = api) {
  const data = useProfiles.getState()
  const left = findCurrent(data)
  if (!left || !isBlank(left) || left.userId === data.baseUserId) return
  // A stranger's that a link has brought, or one who has measured already: there is more to those than is seen here.
  const isOurs = baseOf(left.userId) === data.baseUserId
  const hasMeasured = isVisitOf(left.userId) && useVisit.getState().assessmentResults.length > 0
  if (!isOurs || hasMeasured) return
  if (!removeHere(left.id).ok || !wasAddedHere(left.userId)) return
  server
    .eraseProfile({ userIdentifier: left.userId, source: currentSource() })
    .catch(error => console.warn('A profile without anything in it stays on the server', error))
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

/** Deletes a profile on the server and then on this device, as far as the rules allow; or nowhere. */
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

/** On this device alone; who was current gives way to the owner. */
function removeHere(id: string): Deletion {
  const before = useProfiles.getState()
  const deletion = rehearse(id)
  if (!deletion.ok) return deletion
  useProfiles.setState(deletion.data)
  const current = findCurrent(deletion.data)
  if (current && current.id !== before.currentProfileId) becomeProfile(current)
  return deletion
}

/** What deleting a profile on this device means for the server. */
type Erasure =
  /** A profile that an account or a guest keeps. */
  | 'profile'
  /** A guest of its own, which could not be found again. */
  | 'person'
  /** An account, or a guest whose profiles are here too: what is theirs on the server stays. */
  | 'here-only'

export function erasureOf({ userId }: Profile, everybody: readonly Profile[]): Erasure {
  if (baseOf(userId) !== userId) return 'profile'
  const hasProfiles = everybody.some(other => other.userId !== userId && baseOf(other.userId) === userId)
  return guestIdPattern.test(userId) && !hasProfiles ? 'person' : 'here-only'
}

/** A person whom a link named, once they have said so. The device stays its owner's where it has one. */
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

/** The owner of a report that is gone on from becomes current, whatever another tab has made of it. */
export function becomeOwner({ userIdentifier }: Pick<Caller, 'userIdentifier'>) {
  const { profiles, currentProfileId } = useProfiles.getState()
  const owner = profiles.find(({ userId }) => userId === userIdentifier)
  if (owner && owner.id !== currentProfileId) becomeProfile(owner)
}

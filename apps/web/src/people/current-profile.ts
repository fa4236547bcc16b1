import { useCurrentReport } from '../memory/current-report-store.ts'
import { currentCaller, messagingUserIds, useUserId } from '../memory/identity.ts'
import { useOnboarding } from '../memory/onboarding-store.ts'
import {
  baseOf,
  findCurrent,
  isBlank,
  isComplete,
  isSamePerson,
  nobody,
  type Person,
  type Profile,
  type ProfileData,
  profileOf,
  useProfiles,
  withPerson,
  withProfile,
} from '../memory/profiles.ts'
import { useVisit } from '../memory/visit/visit-store.ts'

/** Whether no person is stored, as in a new or cleared browser. */
export function isEmptied(): boolean {
  const { profiles } = useProfiles.getState()
  return profiles.length <= 1 && [useOnboarding.getState(), ...profiles].every(isBlank)
}

/** Aligns the profiles with this browser's identity; gives a visitor without profiles a first one. */
export function settleProfiles(now = new Date()) {
  const { userIdentifier } = currentCaller()
  const { profiles, baseUserId } = useProfiles.getState()
  const known = profiles.find(({ userId }) => userId === userIdentifier)
  if (known) {
    useProfiles.setState({ baseUserId: baseUserId ?? baseOf(userIdentifier) })
    meet(known)
  } else {
    // A person named by a link is not the one whose name is stored here.
    const person = profiles.length === 0 ? useOnboarding.getState() : nobody
    welcomeOwner(userIdentifier, person, now)
  }
  useOnboarding.subscribe(noteCurrentPerson)
  useProfiles.subscribe(followVisitor)
}

function meet(profile: Profile) {
  const isCurrent = findCurrent(useProfiles.getState())?.id === profile.id
  const onboarding = useOnboarding.getState()
  if (isCurrent && (isComplete(onboarding) || !isComplete(profile))) noteCurrentPerson(onboarding)
  else becomeProfile(profile)
}

/** Saves onboarding details to the current profile. */
function noteCurrentPerson(person: Person) {
  const data = useProfiles.getState()
  const current = findCurrent(data)
  if (current && !isSamePerson(current, person))
    useProfiles.setState(withPerson(data, current.id, person, new Date()))
}

/** Renames the person of the test in progress after a sign-in in any tab; drops the test if they are gone. */
function followVisitor(after: ProfileData, before: ProfileData) {
  const { userIdentifier, giveTo, reset } = useVisit.getState()
  if (userIdentifier === null || profileOf(after, userIdentifier)) return
  const former = profileOf(before, userIdentifier)
  if (!former) return
  const renamed = after.profiles.find(({ id }) => id === former.id)
  if (renamed) giveTo(renamed.userId)
  else reset()
}

/** Makes a person new to this device its owner, with a main profile. */
export function welcomeOwner(userId: string, { name, age, sex }: Person, now: Date) {
  const profile = { id: crypto.randomUUID(), name, age, sex, userId, createdAt: now.toISOString() }
  useProfiles.setState({ ...withProfile(useProfiles.getState(), profile), baseUserId: baseOf(userId) })
  becomeProfile(profile)
}

/** Switches the app to this person, and clears the previous one from all screens. */
export function becomeProfile({ id, userId, name, age, sex }: Profile) {
  const before = useUserId.getState().userIdentifier
  useProfiles.setState({ currentProfileId: id })
  useUserId.setState({ userIdentifier: userId })
  useOnboarding.setState({ name, age, sex })
  if (before === userId) return
  useCurrentReport.setState({ report: null })
  useVisit.getState().reset()
}

/** Whether this device knew an identifier, or its base, before any link named it. */
export function isKnownHere(identifier: string): boolean {
  const { profiles, baseUserId } = useProfiles.getState()
  const met = [useUserId.getState().userIdentifier, baseUserId, ...profiles.map(({ userId }) => userId)]
  const keepers = met.filter(id => id !== null).map(baseOf)
  return messagingUserIds().includes(identifier) || keepers.includes(baseOf(identifier))
}

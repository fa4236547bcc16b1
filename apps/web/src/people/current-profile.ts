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

/** Whether nothing is remembered of any person, as in a new browser and in one that was emptied. */
export function isEmptied(): boolean {
  const { profiles } = useProfiles.getState()
  return profiles.length <= 1 && [useOnboarding.getState(), ...profiles].every(isBlank)
}

/** Makes the profiles agree with who this browser speaks for; a visitor without any gets their first. */
export function settleProfiles(now = new Date()) {
  const { userIdentifier } = currentCaller()
  const { profiles, baseUserId } = useProfiles.getState()
  const known = profiles.find(({ userId }) => userId === userIdentifier)
  if (known) {
    useProfiles.setState({ baseUserId: baseUserId ?? baseOf(userIdentifier) })
    meet(known)
  } else {
    // Someone named by a link is not the person whose name this device remembers.
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

/** What a person gives in onboarding is their profile's from then on. */
function noteCurrentPerson(person: Person) {
  const data = useProfiles.getState()
  const current = findCurrent(data)
  if (current && !isSamePerson(current, person))
    useProfiles.setState(withPerson(data, current.id, person, new Date()))
}

/** The test at hand bears the name its person has now, whichever tab they signed in in; with them it is gone. */
function followVisitor(after: ProfileData, before: ProfileData) {
  const { userIdentifier, giveTo, reset } = useVisit.getState()
  if (userIdentifier === null || profileOf(after, userIdentifier)) return
  const former = profileOf(before, userIdentifier)
  if (!former) return
  const renamed = after.profiles.find(({ id }) => id === former.id)
  if (renamed) giveTo(renamed.userId)
  else reset()
}

/** A person new to this device: its owner from now on, under a main profile of their own. */
export function welcomeOwner(userId: string, { name, age, sex }: Person, now: Date) {
  const profile = { id: crypto.randomUUID(), name, age, sex, userId, createdAt: now.toISOString() }
  useProfiles.setState({ ...withProfile(useProfiles.getState(), profile), baseUserId: baseOf(userId) })
  becomeProfile(profile)
}

/** From here on the app speaks for this person; the one before leaves nothing on the screens. */
export function becomeProfile({ id, userId, name, age, sex }: Profile) {
  const before = useUserId.getState().userIdentifier
  useProfiles.setState({ currentProfileId: id })
  useUserId.getState().setUserIdentifier(userId)
  useOnboarding.getState().update({ name, age, sex })
  if (before === userId) return
  useCurrentReport.getState().clear()
  useVisit.getState().reset()
}

/** Whether this device has met an identifier, or the one it was made from, without the help of a link. */
export function isKnownHere(identifier: string): boolean {
  const { profiles, baseUserId } = useProfiles.getState()
  const met = [useUserId.getState().userIdentifier, baseUserId, ...profiles.map(({ userId }) => userId)]
  const keepers = met.filter(id => id !== null).map(baseOf)
  return messagingUserIds().includes(identifier) || keepers.includes(baseOf(identifier))
}

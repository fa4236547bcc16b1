import { type Caller, type UserDetails, visibleName } from '@lithe/contracts/api'
import type { SeatHeight } from '@lithe/movements/catalog'
import { api } from '../api/client.ts'
import { type CompletePerson, completePerson, useOnboarding } from '../memory/onboarding-store.ts'
import {
  isComplete,
  isSamePerson,
  nobody,
  type Person,
  type Profile,
  profileOf,
  useProfiles,
  withChanged,
  withPerson,
} from '../memory/profiles.ts'
import { currentSource, messengerField } from '../messenger/messenger.ts'

const findProfile = (userId: string) => profileOf(useProfiles.getState(), userId)

/** Sends a profile's details to the server, and notes whether that succeeded; failures are retried later. */
export async function saveDetails(userId: string, person: CompletePerson): Promise<{ isSaved: boolean }> {
  const caller = { userIdentifier: userId, source: currentSource() }
  const seat = findProfile(userId)?.seat
  const { isSaved } = await savePerson(caller, { ...person, ...(seat && { seat }) })
  const told = findProfile(userId)
  // If changed again meanwhile, a later save covers it.
  if (told && told.seat === seat && isSamePerson({ ...told, name: told.name.trim() }, person))
    useProfiles.setState(withChanged(useProfiles.getState(), told.id, profile => ({ ...profile, isSaved })))
  return { isSaved }
}

type ToldPerson = CompletePerson & { seat?: SeatHeight }

/** Sends details to the server; after a failure the person continues, and generate-report retries. */
async function savePerson(caller: Caller, person: ToldPerson): Promise<{ isSaved: boolean }> {
  const userDetails = { ...person, name: visibleName(person.name) }
  try {
    await api.updateUser({ ...caller, ...messengerField(), userDetails })
    return { isSaved: true }
  } catch (error) {
    console.warn('The person could not be saved on the server; kept on this device', error)
    return { isSaved: false }
  }
}

/** Makes sure that the server has a person's details before their report is requested. */
export async function tellServerOf(userIdentifier: string) {
  const person = completePerson(findProfile(userIdentifier) ?? nobody)
  if (person) await saveDetails(userIdentifier, person)
}

/** Sends details that could not be sent earlier. */
export async function saveUnsaved() {
  for (const profile of useProfiles.getState().profiles) {
    const person = profile.isSaved === false ? completePerson(profile) : null
    if (person && !(await saveDetails(profile.userId, person)).isSaved) return
  }
}

/** Sends unsaved details now, and whenever the network returns. */
export function startSavingDetails() {
  window.addEventListener('online', () => void saveUnsaved())
  void saveUnsaved()
}

/**
 * Fills in forgotten details from the server's response about a person, who may no longer be current. Overwrites only
 * details saved from here before, as those were corrected on another device.
 */
export function keepDetails(userIdentifier: string, details: UserDetails | null) {
  const asked = findProfile(userIdentifier)
  if (!asked || !details) return
  const { name, age, sex, seat } = details
  if (seat && (asked.isSaved || !asked.seat)) change(asked.id, { seat })
  if (asked.isSaved && isComplete(details)) {
    if (isSamePerson(asked, details)) return
    keepPerson(asked, { name, age, sex })
    change(asked.id, { isSaved: true })
    return
  }
  if (completePerson(asked)) return
  keepPerson(asked, { name: asked.name || name, age: asked.age || age, sex: asked.sex || sex })
  // The server does not say when it was given.
  changeProfile(asked.id, ({ givenAt: _now, ...profile }) => profile)
}

function keepPerson({ id }: Profile, person: Person) {
  useProfiles.setState(withPerson(useProfiles.getState(), id, person, new Date()))
  if (useProfiles.getState().currentProfileId === id) useOnboarding.setState(person)
}

const changeProfile = (id: string, change: (profile: Profile) => Profile) =>
  useProfiles.setState(withChanged(useProfiles.getState(), id, change))

const change = (id: string, to: Partial<Profile>) => changeProfile(id, profile => ({ ...profile, ...to }))

type Corrected = CompletePerson & Pick<Profile, 'seat'>

/** Corrects a person's details, here at once and on the server when reachable. Existing reports stay as they are. */
export async function correctPerson(
  { id, userId }: Profile,
  { seat, ...person }: Corrected,
  now = new Date(),
) {
  change(id, { ...person, ...(seat && { seat }), givenAt: now.toISOString(), isSaved: false })
  if (useProfiles.getState().currentProfileId === id) useOnboarding.setState(person)
  return saveDetails(userId, person)
}

/** Confirms the age as of a time. */
export const confirmAge = ({ id }: Profile, at: string) => change(id, { givenAt: at })

/** Saves a person's seat height, here at once and on the server with their other details. */
export async function keepSeat(profile: Profile, seat: SeatHeight) {
  change(profile.id, { seat, isSaved: false })
  const person = completePerson(profile)
  if (person) await saveDetails(profile.userId, person)
}

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

/** Tells the server who a profile is, and remembers whether it has heard: what it has not is sent again later. */
export async function saveDetails(userId: string, person: CompletePerson): Promise<{ isSaved: boolean }> {
  const caller = { userIdentifier: userId, source: currentSource() }
  const seat = findProfile(userId)?.seat
  const { isSaved } = await savePerson(caller, { ...person, ...(seat && { seat }) })
  const told = findProfile(userId)
  // Changed again meanwhile, it is a matter of the save that follows.
  if (told && told.seat === seat && isSamePerson({ ...told, name: told.name.trim() }, person))
    useProfiles.setState(withChanged(useProfiles.getState(), told.id, profile => ({ ...profile, isSaved })))
  return { isSaved }
}

type ToldPerson = CompletePerson & { seat?: SeatHeight }

/** Tells the server; when that fails the person goes on, and generate tries once more. */
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

/** Makes sure that the server knows the person of a report before it is asked for. */
export async function tellServerOf(userIdentifier: string) {
  const person = completePerson(findProfile(userIdentifier) ?? nobody)
  if (person) await saveDetails(userIdentifier, person)
}

/** Sends the details that could not be sent when they were given. */
export async function saveUnsaved() {
  for (const profile of useProfiles.getState().profiles) {
    const person = profile.isSaved === false ? completePerson(profile) : null
    if (person && !(await saveDetails(profile.userId, person)).isSaved) return
  }
}

/** Now, and whenever the network comes back. */
export function startSavingDetails() {
  window.addEventListener('online', () => void saveUnsaved())
  void saveUnsaved()
}

/**
 * What the server knows of the person it was asked about fills in for what this device has forgotten of them; another
 * may be current by now. It overrules only what the server had from here already: that was corrected on another device
 * since.
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
  // When that was given is not known here.
  changeProfile(asked.id, ({ givenAt: _now, ...profile }) => profile)
}

function keepPerson({ id }: Profile, person: Person) {
  useProfiles.setState(withPerson(useProfiles.getState(), id, person, new Date()))
  if (useProfiles.getState().currentProfileId === id) useOnboarding.getState().update(person)
}

const changeProfile = (id: string, change: (profile: Profile) => Profile) =>
  useProfiles.setState(withChanged(useProfiles.getState(), id, change))

const change = (id: string, to: Partial<Profile>) => changeProfile(id, profile => ({ ...profile, ...to }))

type Corrected = CompletePerson & Pick<Profile, 'seat'>

/** Puts a person's details right, here at once and on the server as soon as it hears. Reports stay as they were made. */
export async function correctPerson(
  { id, userId }: Profile,
  { seat, ...person }: Corrected,
  now = new Date(),
) {
  change(id, { ...person, ...(seat && { seat }), givenAt: now.toISOString(), isSaved: false })
  if (useProfiles.getState().currentProfileId === id) useOnboarding.getState().update(person)
  return saveDetails(userId, person)
}

/** The age holds, as of that time. */
export const confirmAge = ({ id }: Profile, at: string) => change(id, { givenAt: at })

/** How high a person's seat is: kept here at once, and sent with their other details, or later where those are missing. */
export async function keepSeat(profile: Profile, seat: SeatHeight) {
  change(profile.id, { seat, isSaved: false })
  const person = completePerson(profile)
  if (person) await saveDetails(profile.userId, person)
}

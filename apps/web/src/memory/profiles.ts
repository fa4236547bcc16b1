import { profileSeparator, type Sex } from '@lithe/contracts/constants'
import { type SeatHeight, seatHeights } from '@lithe/movements/catalog'
import { keptPerson, keptRecord, keptStore, keptText } from '../storage/device-storage.ts'

/** Details given so far; age in whole years, as text. */
export type Person = { name: string; age: string; sex: Sex | '' }

export type Profile = Person & {
  id: string
  /** The server's identifier for this profile. */
  userId: string
  /** ISO time. */
  createdAt: string
  /** Height of the seat this person rises from; absent until asked. */
  seat?: SeatHeight
  /** ISO time when the age was last given or confirmed; absent if unknown. */
  givenAt?: string
  /** Whether the server has these details; absent until sent, or if unknown. */
  isSaved?: boolean
}

export const nobody: Person = { name: '', age: '', sex: '' }

export const isComplete = ({ name, age, sex }: Person) => Boolean(name.trim() && age && sex)

/** Whether no detail of this person has been given. */
export const isBlank = ({ name, age, sex }: Person) => !(name.trim() || age || sex)

/** The device's owner: the messaging user's identifiers first, then the base user's. */
export type Owner = { messagingUserIds: readonly string[]; baseUserId: string | null }

export const isMainProfile = ({ userId }: Profile, { messagingUserIds, baseUserId }: Owner) =>
  userId === baseUserId || messagingUserIds.includes(userId)

const profileEnding = new RegExp(`${profileSeparator}[\\w:.-]{1,40}$`)

/** The base of a profile's identifier; any other identifier is its own base. */
export const baseOf = (userId: string) => userId.replace(profileEnding, '')

/** A new identifier under the base user, later than all existing ones. */
export function newProfileUserId(baseUserId: string, takenUserIds: readonly string[], nowMs: number): string {
  const candidate = `${baseUserId}${profileSeparator}${nowMs}`
  return takenUserIds.includes(candidate) ? newProfileUserId(baseUserId, takenUserIds, nowMs + 1) : candidate
}

/** The people who use this device. */
export type ProfileData = {
  profiles: readonly Profile[]
  currentProfileId: string | null
  /** The device's owner; identifiers of added profiles are derived from theirs. */
  baseUserId: string | null
}

const noProfiles: ProfileData = { profiles: [], currentProfileId: null, baseUserId: null }

export const findCurrent = ({ profiles, currentProfileId }: ProfileData): Profile | null =>
  profiles.find(({ id }) => id === currentProfileId) ?? null

export const profileOf = ({ profiles }: ProfileData, userIdentifier: string): Profile | null =>
  profiles.find(({ userId }) => userId === userIdentifier) ?? null

export const withProfile = (data: ProfileData, profile: Profile): ProfileData => ({
  ...data,
  profiles: [...data.profiles, profile],
  currentProfileId: profile.id,
})

/** Updates one profile. */
export const withChanged = (
  data: ProfileData,
  id: string,
  change: (profile: Profile) => Profile,
): ProfileData => ({
  ...data,
  profiles: data.profiles.map(profile => (profile.id === id ? change(profile) : profile)),
})

export const isSamePerson = (one: Person, other: Person) =>
  one.name === other.name && one.age === other.age && one.sex === other.sex

/** Updates one profile's person, and marks the details as unsaved, as the server has the earlier ones. */
export const withPerson = (
  data: ProfileData,
  id: string,
  { name, age, sex }: Person,
  now: Date,
): ProfileData =>
  withChanged(data, id, profile => {
    if (isSamePerson(profile, { name, age, sex })) return profile
    const { isSaved: _told, ...known } = profile
    return { ...known, name, age, sex, ...(age !== profile.age && { givenAt: now.toISOString() }) }
  })

export type Deletion =
  | { ok: true; data: ProfileData }
  | { ok: false; reason: 'last-profile' | 'main-profile' }

/** Deletes a profile other than the owner's. Deleting the current profile makes the owner current. */
export function deleteProfile(data: ProfileData, id: string, messagingUserIds: readonly string[]): Deletion {
  const owner: Owner = { messagingUserIds, baseUserId: data.baseUserId }
  if (data.profiles.length <= 1) return { ok: false, reason: 'last-profile' }
  if (data.profiles.some(profile => profile.id === id && isMainProfile(profile, owner)))
    return { ok: false, reason: 'main-profile' }

  const profiles = data.profiles.filter(profile => profile.id !== id)
  const ofMessagingUser = profiles.find(({ userId }) => messagingUserIds.includes(userId))
  const ofBaseUser = profiles.find(({ userId }) => userId === data.baseUserId)
  const heir = ofMessagingUser ?? ofBaseUser ?? profiles[0]
  const currentProfileId = data.currentProfileId === id ? (heir?.id ?? null) : data.currentProfileId
  return { ok: true, data: { ...data, profiles, currentProfileId } }
}

/** Reads a profile, which must have an identifier. */
function readProfile(kept: unknown): readonly Profile[] {
  const { id, userId, createdAt, givenAt, isSaved, seat: told } = keptRecord(kept)
  const seat = seatHeights.find(height => height === told)
  if (!keptText(id) || !keptText(userId)) return []
  return [
    {
      ...keptPerson(kept),
      id: keptText(id),
      userId: keptText(userId),
      createdAt: keptText(createdAt),
      ...(Number.isNaN(Date.parse(keptText(givenAt))) ? {} : { givenAt: keptText(givenAt) }),
      ...(seat ? { seat } : {}),
      ...(typeof isSaved === 'boolean' ? { isSaved } : {}),
    },
  ]
}

/** Reads what is valid in stored data of any version. */
function readProfileData(kept: unknown): ProfileData {
  const { profiles: listed, currentProfileId, baseUserId } = keptRecord(kept)
  const profiles = Array.isArray(listed) ? listed.flatMap(readProfile) : []
  const current = profiles.find(({ id }) => id === currentProfileId) ?? profiles[0]
  return { profiles, currentProfileId: current?.id ?? null, baseUserId: keptText(baseUserId) || null }
}

export const useProfiles = keptStore('profile-data', readProfileData, () => noProfiles)

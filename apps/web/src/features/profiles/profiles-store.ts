import { seatHeights } from '@lithe/movements/catalog'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../../device/device-storage.ts'
import { keptPerson, keptRecord, keptText } from '../../device/kept.ts'
import { isMainProfile, type Owner, type Person, type Profile } from './profile.ts'

/** What this device remembers of the people who use it. */
export type ProfileData = {
  profiles: readonly Profile[]
  currentProfileId: string | null
  /** The person whose device this is; every added profile's identifier is made from theirs. */
  baseUserId: string | null
}

const noProfiles: ProfileData = { profiles: [], currentProfileId: null, baseUserId: null }

export const findCurrent = ({ profiles, currentProfileId }: ProfileData): Profile | null =>
  profiles.find(({ id }) => id === currentProfileId) ?? null

export const withProfile = (data: ProfileData, profile: Profile): ProfileData => ({
  ...data,
  profiles: [...data.profiles, profile],
  currentProfileId: profile.id,
})

/** One profile, changed. */
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

/** The current profile, told what its person has given. */
export function withCurrentPerson(data: ProfileData, { name, age, sex }: Person, now: Date): ProfileData {
  const current = findCurrent(data)
  if (!current || isSamePerson(current, { name, age, sex })) return data
  const { isSaved: _told, ...known } = current
  const given = age !== current.age ? { givenAt: now.toISOString() } : {}
  return withChanged(data, current.id, () => ({ ...known, name, age, sex, ...given }))
}

export type Deletion =
  | { ok: true; data: ProfileData }
  | { ok: false; reason: 'last-profile' | 'main-profile' }

/** Someone always remains, and the owner of the device does. Who was current gives way to the owner. */
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

/** Without an identifier there is no profile. */
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

/** What the device kept, of whatever version: all that can be understood, and nothing else. */
function readProfileData(kept: unknown): ProfileData {
  const { profiles: listed, currentProfileId, baseUserId } = keptRecord(kept)
  const profiles = Array.isArray(listed) ? listed.flatMap(readProfile) : []
  const current = profiles.find(({ id }) => id === currentProfileId) ?? profiles[0]
  return { profiles, currentProfileId: current?.id ?? null, baseUserId: keptText(baseUserId) || null }
}

export const useProfiles = create<ProfileData>()(
  persist(() => noProfiles, {
    name: 'profile-data',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    migrate: readProfileData,
    merge: readProfileData,
  }),
)

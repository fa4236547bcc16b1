import { consent, person } from './known.ts'

/** What a device keeps under its keys, each as the app itself writes it. */
export type Kept = Record<string, object>

type Given = { name: string; age: string; sex: string }

/** A device on which one person has introduced herself and agreed. */
export function ownedBy(known: Given = person): Kept {
  const userIdentifier = `user_${crypto.randomUUID()}`
  return {
    'user-id': { userIdentifier },
    'onboarding-data': { ...known, isMuted: true },
    consents: { given: { [userIdentifier]: consent }, guardianOf: [] },
  }
}

/** A device of several people, the first of them its owner and current. */
export function sharedBy(people: readonly Given[], ownerIsListed = true): Kept {
  const owner = `user_${crypto.randomUUID()}`
  const profiles = people.map((given, index) => ({
    ...given,
    id: crypto.randomUUID(),
    userId: index === 0 && ownerIsListed ? owner : `${owner}~${index + 1}`,
    createdAt: new Date().toISOString(),
  }))
  const [current] = profiles
  if (!current) throw new Error('A device is remembered with at least one person')
  const { name, age, sex, id, userId } = current
  return {
    'user-id': { userIdentifier: userId },
    'onboarding-data': { name, age, sex, isMuted: true },
    'profile-data': { profiles, currentProfileId: id, baseUserId: owner },
  }
}

export function writeDown(kept: Kept) {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, state] of Object.entries(kept))
    localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
}

/** What the app keeps under a key, without the version around it. */
export const keptState = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state

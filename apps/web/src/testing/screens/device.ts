import type { Given } from '../kept-people.ts'
import { consent, person } from './known.ts'

/** What a device keeps under its keys, each as the app itself writes it. */
export type Kept = Record<string, object>

/** A device on which one person has introduced herself and agreed. */
export function ownedBy(known: Given = person): Kept {
  const userIdentifier = `user_${crypto.randomUUID()}`
  return {
    'user-id': { userIdentifier },
    'onboarding-data': { ...known, isMuted: true },
    consents: { given: { [userIdentifier]: consent }, guardianOf: [] },
  }
}

export function writeDown(kept: Kept) {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, state] of Object.entries(kept))
    localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
}

/** As another tab of this browser writes it. */
export function writtenElsewhere(kept: Kept) {
  for (const [key, state] of Object.entries(kept)) {
    const newValue = JSON.stringify({ state, version: 1 })
    localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
}

/** What the app keeps under a key, without the version around it. */
export const keptState = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state

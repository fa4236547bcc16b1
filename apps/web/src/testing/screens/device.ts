import type { Given } from '../kept-people.ts'
import { consent, person } from './known.ts'

/** Stored values by key, in the app's own format. */
export type Kept = Record<string, object>

/** A device whose only person has given details and consent. */
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

/** Writes values as another tab of this browser would. */
export function writtenElsewhere(kept: Kept) {
  for (const [key, state] of Object.entries(kept)) {
    const newValue = JSON.stringify({ state, version: 1 })
    localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
}

/** A stored value without its version wrapper. */
export const keptState = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state

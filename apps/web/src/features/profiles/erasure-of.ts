import { guestIdPattern } from '@lithe/contracts/api'
import { baseOf, type Profile } from './profile.ts'

/** What deleting a profile on this device means for the server. */
export type Erasure =
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

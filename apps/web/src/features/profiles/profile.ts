import { profileSeparator, type Sex } from '@lithe/contracts/constants'
import type { SeatHeight } from '@lithe/movements/catalog'

/** Whatever has been given so far; age in whole years, as text. */
export type Person = { name: string; age: string; sex: Sex | '' }

export type Profile = Person & {
  id: string
  /** Who the server knows this profile as. */
  userId: string
  /** ISO time. */
  createdAt: string
  /** How high the seat is that this person stands up from; left out until it was asked for. */
  seat?: SeatHeight
  /** ISO time when the age was last given or confirmed; left out where that is not known. */
  givenAt?: string
  /** Whether the server has these details; left out before it was told, and where that is not known. */
  isSaved?: boolean
}

export const nobody: Person = { name: '', age: '', sex: '' }

export const isComplete = ({ name, age, sex }: Person) => Boolean(name.trim() && age && sex)

/** Nothing has been given of this person. */
export const isBlank = ({ name, age, sex }: Person) => !(name.trim() || age || sex)

/** Whose device this is: the messaging user's identifiers first, then the base user's. */
export type Owner = { messagingUserIds: readonly string[]; baseUserId: string | null }

export const isMainProfile = ({ userId }: Profile, { messagingUserIds, baseUserId }: Owner) =>
  userId === baseUserId || messagingUserIds.includes(userId)

const profileEnding = new RegExp(`${profileSeparator}[\\w:.-]{1,40}$`)

/** The identifier a profile's identifier was made from; any other is its own base. */
export const baseOf = (userId: string) => userId.replace(profileEnding, '')

/** A new identifier under the base user, later than every one that is taken. */
export function newProfileUserId(baseUserId: string, takenUserIds: readonly string[], nowMs: number): string {
  const candidate = `${baseUserId}${profileSeparator}${nowMs}`
  return takenUserIds.includes(candidate) ? newProfileUserId(baseUserId, takenUserIds, nowMs + 1) : candidate
}

import { ages } from '@lithe/contracts/constants'
import { isComplete, type Profile } from './profile.ts'

const yearMs = 365 * 24 * 60 * 60_000

/** What to ask when an age was given a year ago, or longer. */
export type AgeQuestion = { age: string; olderAge: string | null }

/** Null while the age was given, or confirmed, within the year; and where it is not known when. */
export function ageQuestion(profile: Profile | null, nowMs: number): AgeQuestion | null {
  if (!profile?.givenAt || !isComplete(profile)) return null
  const years = Math.floor((nowMs - Date.parse(profile.givenAt)) / yearMs)
  if (years < 1) return null
  const older = Math.min(Number(profile.age) + years, ages.max)
  return { age: profile.age, olderAge: older > Number(profile.age) ? String(older) : null }
}

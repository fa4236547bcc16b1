import { type UserDetails, visibleName } from '@lithe/contracts/api'
import { ages, sexes } from '@lithe/contracts/constants'
import type { IdToken } from './read-id-token.ts'

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** Completed years since a date like 1963-05-04, as text; empty when invalid or outside Lithe's age range. */
export function ageFromBirthdate(birthdate: string | undefined, now: Date): string {
  const [, year, month, day] = (calendarDay.exec(birthdate ?? '') ?? []).map(Number)
  if (!year || !month || !day) return ''
  const isRealDay = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month <= 12
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  const age = now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
  return isRealDay && age >= ages.min && age <= ages.max ? String(age) : ''
}

type Claims = Pick<IdToken, 'name' | 'given_name' | 'family_name' | 'gender' | 'birthdate'>

const sexOf = (gender: string) => sexes.find(sex => sex.toLowerCase() === gender.trim().toLowerCase())
const longestName = 80
/** Characters the name form would refuse. */
const unstorable = /[\p{Cc}\p{Surrogate}]+/gu

const tidy = (name: string) => visibleName(name.replace(unstorable, ' '))

/** Never cuts inside a letter. */
const fitting = (name: string) => {
  let fit = ''
  for (const letter of name) {
    if (fit.length + letter.length > longestName) break
    fit += letter
  }
  return fit.trim()
}

/** Returns name, age and sex from Google as editable suggestions. */
export function detailsFromToken(claims: Claims, now: Date): UserDetails {
  const { name = '', given_name = '', family_name = '', gender = '', birthdate } = claims
  return {
    name: fitting(tidy(name) || tidy(`${given_name} ${family_name}`)),
    age: ageFromBirthdate(birthdate, now),
    sex: sexOf(gender) ?? '',
  }
}

import { type UserDetails, visibleName } from '@lithe/contracts/api'
import { sexes } from '@lithe/contracts/constants'
import { ageFromBirthdate } from './age-from-birthdate.ts'
import type { IdToken } from './read-id-token.ts'

type Claims = Pick<IdToken, 'name' | 'given_name' | 'family_name' | 'gender' | 'birthdate'>

const sexOf = (gender: string) => sexes.find(sex => sex.toLowerCase() === gender.trim().toLowerCase())
const longestName = 80
/** What the form for a name would not take either. */
const unstorable = /[\p{Cc}\p{Surrogate}]+/gu

const tidy = (name: string) => visibleName(name.replace(unstorable, ' '))

/** Never cut inside a letter. */
const fitting = (name: string) => {
  let fit = ''
  for (const letter of name) {
    if (fit.length + letter.length > longestName) break
    fit += letter
  }
  return fit.trim()
}

/** Name, age and sex as far as Google knows them; they save typing, and the person can change them. */
export function detailsFromToken(claims: Claims, now: Date): UserDetails {
  const { name = '', given_name = '', family_name = '', gender = '', birthdate } = claims
  return {
    name: fitting(tidy(name) || tidy(`${given_name} ${family_name}`)),
    age: ageFromBirthdate(birthdate, now),
    sex: sexOf(gender) ?? '',
  }
}

import type { UserDetails } from '@lithe/contracts/api'
import type { Sex } from '@lithe/contracts/constants'
import type { Person } from '../db/schema/people.ts'

/** As the wire has it: age as text, empty where nothing was given. */
export const toUserDetails = ({ name, ageYears, sex, seat }: Person): UserDetails => ({
  name: name ?? '',
  age: ageYears === null ? '' : String(ageYears),
  sex: sex ?? '',
  ...(seat && { seat }),
})

export type CompleteDetails = { name: string; ageYears: number; sex: Sex }

/** What scoring needs of a person, or null while anything is missing. */
export const findCompleteDetails = ({ name, ageYears, sex }: Person): CompleteDetails | null =>
  name && ageYears !== null && sex ? { name, ageYears, sex } : null

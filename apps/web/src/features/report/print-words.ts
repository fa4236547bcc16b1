import type { FreeReport } from '@lithe/contracts/api'
import type { Sex } from '@lithe/contracts/constants'
import { saidSex } from '../../sex-words.ts'
import { rangeSentence } from './range-words.ts'

type Whose = Pick<FreeReport, 'userName' | 'userAge' | 'userSex'>
type Age = Pick<FreeReport, 'mobilityAge' | 'mobilityAgeRange'>

/** "Ada, 62 years, female": what is not known or not said is left out. Older reports do not know the sex they were made for. */
export const whoseReport = ({ userName, userAge, userSex }: Whose, sexNow: Sex | ''): string =>
  [userName, `${userAge} years`, saidSex(userSex ?? sexNow).toLowerCase()]
    .filter(words => words !== '')
    .join(', ')

/** How sure the age is; null where there is none, or no range of it. */
export function surenessSentence({ mobilityAge, mobilityAgeRange }: Age): string | null {
  if (mobilityAge === null || !mobilityAgeRange) return null
  const [low, high] = mobilityAgeRange
  return `How sure: ${rangeSentence([low, high])}`
}

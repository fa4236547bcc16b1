import type { FreeReport } from '@lithe/contracts/api'

type Whose = Pick<FreeReport, 'userName' | 'userAge'>
type Age = Pick<FreeReport, 'mobilityAge' | 'mobilityAgeRange'>

/** "Ada, 62 years, female": what is not known is left out. */
export const whoseReport = ({ userName, userAge }: Whose, sex: string): string =>
  [userName, `${userAge} years`, sex.toLowerCase()].filter(words => words !== '').join(', ')

/** How sure the age is; null where there is none, or no range of it. */
export function surenessSentence({ mobilityAge, mobilityAgeRange }: Age): string | null {
  if (mobilityAge === null || !mobilityAgeRange) return null
  const [low, high] = mobilityAgeRange
  return `How sure: four times out of five, someone who moved as you did is between ${low} and ${high}.`
}

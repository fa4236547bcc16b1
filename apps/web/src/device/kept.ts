import { ages, type Sex, sexes } from '@lithe/contracts/constants'

/** What a device kept may be of another version, another making, or broken: read as far as it makes sense. */
export const keptRecord = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {}

export const keptText = (value: unknown): string => (typeof value === 'string' ? value : '')

const isAge = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= ages.min && Number(text) <= ages.max

/** Name, age and sex as a device kept them; what cannot be one is asked for again. */
export function keptPerson(kept: unknown): { name: string; age: string; sex: Sex | '' } {
  const { name, age, sex } = keptRecord(kept)
  const ageText = keptText(age)
  return {
    name: keptText(name),
    age: isAge(ageText) ? ageText : '',
    sex: sexes.find(choice => choice === sex) ?? '',
  }
}

import type { Sex } from '@lithe/contracts/constants'

/** The answers as they are read where they are asked for. */
export const sexWords = {
  Male: 'Male',
  Female: 'Female',
  Undisclosed: 'I’d rather not say',
} as const satisfies Record<Sex, string>

/** Beside a name: a sex that is not said is not written there either. */
export const saidSex = (sex: Sex | ''): string => (sex === 'Undisclosed' ? '' : sex)

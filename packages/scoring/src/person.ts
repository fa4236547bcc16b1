/** The sexes that published norms tell apart. */
export type Sex = 'Male' | 'Female'

/** Age in whole years, 12–94. */
export type Person = { age: number; sex: Sex }
/** Also a person who would rather not say their sex. */
export type AnyPerson = { age: number; sex: Sex | 'Undisclosed' }

/** A difference between men and women as a term: half of it on each side, none for both together. */
export type SexTerm = 0.5 | 0 | -0.5

export const sexTerms = { Male: 0.5, Female: -0.5 } as const satisfies Record<Sex, SexTerm>

/** The sexes that published norms distinguish. */
export type Sex = 'Male' | 'Female'

/** Age in whole years, 12–94. */
export type Person = { age: number; sex: Sex }
/** A person whose sex may be undisclosed. */
export type AnyPerson = { age: number; sex: Sex | 'Undisclosed' }

/** Sex effect as a term: half on each side, zero for both together. */
export type SexTerm = 0.5 | 0 | -0.5

export const sexTerms = { Male: 0.5, Female: -0.5 } as const satisfies Record<Sex, SexTerm>

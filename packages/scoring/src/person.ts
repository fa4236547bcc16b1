/** The sexes that published norms tell apart. */
export type Sex = 'Male' | 'Female'
/** Age in whole years, 12–94. */
export type Person = { age: number; sex: Sex }
/** Also a person who would rather not say their sex. */
export type AnyPerson = { age: number; sex: Sex | 'Undisclosed' }

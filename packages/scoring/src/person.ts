export type Sex = 'Male' | 'Female'
/** Age in whole years, 12–94. */
export type Person = { age: number; sex: Sex }

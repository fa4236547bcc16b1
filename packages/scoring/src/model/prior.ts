import type { Prior } from './posterior.ts'

/** SD of mobility age around calendar age before any test counts, in years; our choice. */
const priorSdYears = 12

export const priorFor = (age: number): Prior => ({ mean: age, sd: priorSdYears })

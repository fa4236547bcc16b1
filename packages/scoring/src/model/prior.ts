import type { Prior } from './posterior.ts'

/** How far a mobility age may stray from the calendar before any test counts. A design choice, in years. */
const priorSdYears = 12

export const priorFor = (age: number): Prior => ({ mean: age, sd: priorSdYears })

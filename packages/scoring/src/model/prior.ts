import type { Prior } from './posterior.ts'

/** Below this age balance is at its ceiling and strength still grows: results say little about age. */
export const youthEndsAt = 20

/** How far a mobility age may stray from the calendar before any test speaks. A design choice, in years. */
export const priorFor = (age: number): Prior => ({ mean: age, sd: age < youthEndsAt ? 3 : 12 })

import type { SexTerm } from '../person.ts'

export type StandsParameters = {
  /** Stands in 30 s of the young, both sexes together. */
  young: number
  menMore: number
  lostPerDecade: number
  /** Where the loss begins, and how gently. */
  bendAge: number
  bendYears: number
}

/** Chair stands in 30 s at the median of an age in years; `level` is how far a sample lies above the common curve. */
export function medianStandsOf(of: StandsParameters, age: number, sex: SexTerm, level = 0): number {
  const { young, menMore, lostPerDecade, bendAge, bendYears } = of
  const yearsPastBend = bendYears * Math.log1p(Math.exp((age - bendAge) / bendYears))
  return young + level + menMore * sex - (lostPerDecade / 10) * yearsPastBend
}

import type { SexTerm } from '../person.ts'

export type StandsParameters = {
  /** Stands in 30 s of young people, both sexes together. */
  young: number
  menMore: number
  lostPerDecade: number
  /** Where the decline begins, and how smoothly. */
  bendAge: number
  bendYears: number
}

/** Median chair stands in 30 s at an age; `level` is a sample's offset from the common curve. */
export function medianStandsOf(of: StandsParameters, age: number, sex: SexTerm, level = 0): number {
  const { young, menMore, lostPerDecade, bendAge, bendYears } = of
  const yearsPastBend = bendYears * Math.log1p(Math.exp((age - bendAge) / bendYears))
  return young + level + menMore * sex - (lostPerDecade / 10) * yearsPastBend
}

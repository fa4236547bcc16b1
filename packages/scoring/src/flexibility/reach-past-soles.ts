import type { Sex } from '../person.ts'

/** Reach past the soles by age, from published levels and slopes. */
export type ReachByAge = {
  /** Centimetres past the soles at `levelAge`. */
  level: Record<Sex, number>
  levelAge: number
  /** Centimetres lost per decade, before and after the bend. */
  lostPerDecade: Record<Sex, number>
  lostPerDecadeLate: Record<Sex, number>
  bendAge: number
  bendYears: number
}

const yearsPast = (age: number, { bendAge, bendYears }: ReachByAge) =>
  bendYears * Math.log1p(Math.exp((age - bendAge) / bendYears))

/** Median reach past the soles at an age, in centimetres; negative if it falls short. */
export function medianPastSoles(reach: ReachByAge, age: number, sex: Sex): number {
  const { level, levelAge, lostPerDecade, lostPerDecadeLate } = reach
  const late = yearsPast(age, reach) - yearsPast(levelAge, reach)
  const early = age - levelAge
  const lost = lostPerDecade[sex] * early + (lostPerDecadeLate[sex] - lostPerDecade[sex]) * late
  return level[sex] - lost / 10
}

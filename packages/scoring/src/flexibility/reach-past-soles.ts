import type { Sex } from '../person.ts'

/** What one centimetre past the soles is made of: published levels, and how they change with age. */
export type ReachByAge = {
  /** Centimetres past the soles, at `levelAge`. */
  level: Record<Sex, number>
  levelAge: number
  /** Centimetres lost a decade, before and after the bend. */
  lostPerDecade: Record<Sex, number>
  lostPerDecadeLate: Record<Sex, number>
  bendAge: number
  bendYears: number
}

const yearsPast = (age: number, { bendAge, bendYears }: ReachByAge) =>
  bendYears * Math.log1p(Math.exp((age - bendAge) / bendYears))

/** How far past the soles half of the people of an age reach, centimetres; negative stays short of them. */
export function medianPastSoles(reach: ReachByAge, age: number, sex: Sex): number {
  const { level, levelAge, lostPerDecade, lostPerDecadeLate } = reach
  const late = yearsPast(age, reach) - yearsPast(levelAge, reach)
  const early = age - levelAge
  const lost = lostPerDecade[sex] * early + (lostPerDecadeLate[sex] - lostPerDecade[sex]) * late
  return level[sex] - lost / 10
}

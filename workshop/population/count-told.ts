import type { Sex } from '../../packages/scoring/src/person.ts'
import { comparisonOf, mobilityStatus, reportedAge } from '../../packages/scoring/src/reported.ts'
import { createChance } from './chance.ts'
import { drawPerson } from './draw-person.ts'
import { createJudge } from './judge.ts'
import { type Sitting, sit, sitAgain, sittingAt } from './sit.ts'
import type { World } from './worlds.ts'

/** Outcomes for an age and sex in one world; fractions are in percent, differences in years. */
export type ToldRow = {
  world: string
  sex: Sex
  age: number
  bias: number
  toldYounger: number
  toldAbout: number
  toldOlder: number
  red: number
  /** Coverage of the 80 % interval for latent ages drawn from the model's prior. */
  coverage80: number
  /** Fraction of unchanged people reported better or worse between sittings. */
  falseChange: number
  /** Power to report training from the 16th to the 45th percentile in all three tests. */
  power: number
  /** Fraction of the latent age's variance explained by the reported age. */
  r2: number
}

const windowSeconds = 60
const latentSdYears = 12

const percent = (count: number, of: number) => (100 * count) / of

export function countTold(world: World, sex: Sex, age: number, people: number, seed: number): ToldRow {
  const chance = createChance(seed * 1009 + age * 31 + (sex === 'Male' ? 7 : 3))
  const judge = createJudge(age, sex, windowSeconds)
  const told = { younger: 0, older: 0, red: 0 }
  let years = 0
  for (let person = 0; person < people; person++) {
    const { posterior } = judge.judge(sit(chance, world, drawPerson(chance, world, age, sex), windowSeconds))
    years += posterior.mean - age
    const comparison = comparisonOf(reportedAge(posterior.mean), age)
    if (comparison === 'younger than') told.younger += 1
    if (comparison === 'older than') told.older += 1
    if (mobilityStatus(age, posterior) === 'red') told.red += 1
  }
  let covered = 0
  const pairs = { latent: 0, latentSquares: 0, mean: 0, meanSquares: 0, products: 0 }
  for (let person = 0; person < people; person++) {
    const latent = age + latentSdYears * chance.normal()
    const { posterior } = judge.judge(
      sit(chance, world, drawPerson(chance, world, latent, sex), windowSeconds),
    )
    const [from, to] = posterior.range80
    if (latent >= from && latent <= to) covered += 1
    pairs.latent += latent
    pairs.latentSquares += latent ** 2
    pairs.mean += posterior.mean
    pairs.meanSquares += posterior.mean ** 2
    pairs.products += latent * posterior.mean
  }
  const low = sittingAt(0.16, age, sex, windowSeconds)
  const better = sittingAt(0.45, age, sex, windowSeconds)
  const changes = { unchanged: 0, trained: 0 }
  for (let person = 0; person < people; person++) {
    const drawn = sit(chance, world, drawPerson(chance, world, age, sex), windowSeconds)
    const again = (sitting: Sitting, isSecond: boolean) => sitAgain(chance, sitting, windowSeconds, isSecond)
    if (judge.change(again(drawn, false), again(drawn, true)) !== 'same') changes.unchanged += 1
    if (judge.change(again(low, false), again(better, true)) === 'better') changes.trained += 1
  }
  const covariance = pairs.products / people - (pairs.latent / people) * (pairs.mean / people)
  const varianceOf = (sum: number, squares: number) => squares / people - (sum / people) ** 2
  return {
    world: world.name,
    sex,
    age,
    bias: years / people,
    toldYounger: percent(told.younger, people),
    toldAbout: percent(people - told.younger - told.older, people),
    toldOlder: percent(told.older, people),
    red: percent(told.red, people),
    coverage80: percent(covered, people),
    falseChange: percent(changes.unchanged, people),
    power: percent(changes.trained, people),
    r2:
      covariance ** 2 /
      (varianceOf(pairs.latent, pairs.latentSquares) * varianceOf(pairs.mean, pairs.meanSquares)),
  }
}

const oneDecimal = (value: number) => value.toFixed(1)
/** A row as printed here and in docs/validity.md. */
export const rowOf = (row: ToldRow): string[] => [
  row.world,
  row.sex,
  String(row.age),
  oneDecimal(row.bias),
  ...[row.toldYounger, row.toldAbout, row.toldOlder, row.red, row.coverage80].map(oneDecimal),
  row.r2.toFixed(2),
  oneDecimal(row.falseChange),
  oneDecimal(row.power),
]

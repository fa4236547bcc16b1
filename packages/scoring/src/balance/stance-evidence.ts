import { fiveNormalNodes } from '../model/gauss-hermite.ts'
import { type AgeEvidence, overAges } from '../model/posterior.ts'
import { stanceNorm } from '../norms/stance-norm.ts'
import { type Sex, sexTerms } from '../person.ts'
import type { OrdinaryResult } from '../scored.ts'
import {
  type Standers,
  shareLimitedBelow,
  shareWithoutChance,
  standersOf,
  steppingOff,
} from './stance-model.ts'

const { parameters, betweenStudiesSd } = stanceNorm

/** The longest hold of a window; running means that it was still held when timing ended. */
export type StanceResult = { seconds: number; isRunning: boolean }

/** People of one age and sex as each of five studies would have found them, with what each weighs. */
const acrossStudies = (age: number, sex: Sex): readonly { standers: Standers; weight: number }[] =>
  fiveNormalNodes.map(({ z, weight }) => ({
    standers: standersOf(parameters, age, sexTerms[sex], betweenStudiesSd * z),
    weight,
  }))

function remembered<Value>(work: (age: number, sex: Sex) => Value) {
  const known = { Male: new Map<number, Value>(), Female: new Map<number, Value>() }
  return (age: number, sex: Sex): Value => {
    const value = known[sex].get(age) ?? work(age, sex)
    known[sex].set(age, value)
    return value
  }
}
const standersAcrossStudies = remembered(acrossStudies)

/** No study tells a foot that comes down after a minute from one that might have stayed up: it counts as chance. */
const chanceAloneFromSeconds = 60

/**
 * How well an age explains a result, over everything studies disagree on. Not having stepped off by chance before is
 * left out: it is as likely at every age.
 */
export function stanceEvidence({ seconds, isRunning }: StanceResult, sex: Sex, sigma: number): AgeEvidence {
  const saysAtLeast = isRunning || seconds >= chanceAloneFromSeconds
  const spread = { ...parameters, sigmaLogSeconds: sigma }
  return overAges(age =>
    Math.log(
      standersAcrossStudies(age, sex).reduce((sum, { standers, weight }) => {
        if (saysAtLeast) return sum + weight * (1 - shareLimitedBelow(spread, standers, seconds))
        const { byBalance, byChance } = steppingOff(spread, standers, seconds)
        return sum + weight * (byBalance + byChance)
      }, 0),
    ),
  )
}

/** Share of people of an age and sex whose hold ends before `seconds`, between 0 and 1: the common curve's. */
export function shareHoldingLess(seconds: number, age: number, sex: Sex): number {
  const limited = shareLimitedBelow(parameters, standersOf(parameters, age, sexTerms[sex], 0), seconds)
  return 1 - shareWithoutChance(parameters, seconds) * (1 - limited)
}

const shareHoldingLessAnywhere = (seconds: number, age: number, sex: Sex): number =>
  1 -
  shareWithoutChance(parameters, seconds) *
    standersAcrossStudies(age, sex).reduce(
      (sum, { standers, weight }) => sum + weight * (1 - shareLimitedBelow(parameters, standers, seconds)),
      0,
    )

const shortestSeconds = 0.5
const steps = 20

/** What people of an age and sex hold in a window, in steps of equal ratio, and how many of them hold out. */
export function ordinaryStances(
  windowSeconds: number,
  age: number,
  sex: Sex,
  sigma: number,
): OrdinaryResult[] {
  const ratio = (windowSeconds / shortestSeconds) ** (1 / steps)
  const edges = Array.from({ length: steps + 1 }, (_, index) => shortestSeconds * ratio ** index)
  const ended = edges.slice(1).map((to, index) => {
    const from = edges[index] ?? shortestSeconds
    const below = index === 0 ? 0 : shareHoldingLessAnywhere(from, age, sex)
    return {
      evidence: stanceEvidence({ seconds: Math.sqrt(from * to), isRunning: false }, sex, sigma),
      share: shareHoldingLessAnywhere(to, age, sex) - below,
    }
  })
  const outlasting = stanceEvidence({ seconds: windowSeconds, isRunning: true }, sex, sigma)
  return [...ended, { evidence: outlasting, share: 1 - shareHoldingLessAnywhere(windowSeconds, age, sex) }]
}

/** What half of the people of an age and sex hold in a window: so many seconds, or to its end. */
export function middleStance(windowSeconds: number, age: number, sex: Sex): StanceResult {
  if (shareHoldingLess(windowSeconds, age, sex) <= 0.5) return { seconds: windowSeconds, isRunning: true }
  let [low, high] = [0, windowSeconds]
  for (let round = 0; round < 30; round++) {
    const seconds = (low + high) / 2
    if (shareHoldingLess(seconds, age, sex) < 0.5) low = seconds
    else high = seconds
  }
  return { seconds: high, isRunning: false }
}

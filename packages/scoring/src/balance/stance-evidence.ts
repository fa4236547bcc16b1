import { fiveNormalNodes } from '../model/gauss-hermite.ts'
import { type AgeEvidence, gridAges } from '../model/posterior.ts'
import { stanceNorm } from '../norms/stance-norm.ts'
import { type Sex, sexTerms } from '../person.ts'
import type { OrdinaryResult } from '../scored.ts'
import {
  likelihoodOf,
  type StanceParameters,
  type Standers,
  shareLimitedBelow,
  shareWithoutChance,
  standersOf,
  steppedOffAt,
  stoodFor,
} from './stance-model.ts'

const { parameters, betweenStudiesSd } = stanceNorm

/** Longest hold in a window; `isRunning` if it was still held when timing ended. */
export type StanceResult = { seconds: number; isRunning: boolean }

/** People of the same age and sex as five quadrature studies would find them, with weights. */
const acrossStudies = (
  age: number,
  sex: Sex,
  of: StanceParameters = parameters,
): readonly { standers: Standers; weight: number }[] =>
  fiveNormalNodes.map(({ z, weight }) => ({
    standers: standersOf(of, age, sexTerms[sex], betweenStudiesSd * z),
    weight,
  }))

/** Population parameters and weights of one sex, by age of the grid, then by study. */
type Everybody = { limitedShares: Float64Array; medianLogSeconds: Float64Array; weights: Float64Array }

const knownOverAges = new WeakMap<StanceParameters, Partial<Record<Sex, Everybody>>>()
/** Cached, because every result needs all of them. */
function acrossStudiesOverAges(of: StanceParameters, sex: Sex): Everybody {
  const ofShape = knownOverAges.get(of) ?? {}
  knownOverAges.set(of, ofShape)
  const all = ofShape[sex] ? [] : [...gridAges].flatMap(age => acrossStudies(age, sex, of))
  const known = ofShape[sex] ?? {
    limitedShares: Float64Array.from(all, ({ standers }) => standers.limitedShare),
    medianLogSeconds: Float64Array.from(all, ({ standers }) => standers.medianLogSeconds),
    weights: Float64Array.from(all, ({ weight }) => weight),
  }
  ofShape[sex] = known
  return known
}

/**
 * Likelihood of a result by age, averaged over between-study differences. Leaves out the chance of not having stepped
 * off earlier, which does not depend on age.
 */
export function stanceEvidence(
  { seconds, isRunning }: StanceResult,
  sex: Sex,
  sigma: number,
  of: StanceParameters = parameters,
): AgeEvidence {
  const spread = { ...of, sigmaLogSeconds: sigma }
  const known = isRunning ? stoodFor(spread, seconds) : steppedOffAt(spread, seconds)
  const { limitedShares, medianLogSeconds, weights } = acrossStudiesOverAges(of, sex)
  const studies = fiveNormalNodes.length
  const evidence = new Float64Array(gridAges.length)
  for (let index = 0; index < evidence.length; index++) {
    let sum = 0
    for (let each = index * studies; each < (index + 1) * studies; each++)
      sum += (weights[each] ?? 0) * likelihoodOf(known, limitedShares[each] ?? 0, medianLogSeconds[each] ?? 0)
    evidence[index] = sum
  }
  return evidence
}

/** Likelihood of the same result under the alternative curve shapes. */
export const evidenceOfOtherShapes = (result: StanceResult, sex: Sex, cameraError: number): AgeEvidence[] =>
  stanceNorm.otherShapes.map(shape =>
    stanceEvidence(result, sex, Math.hypot(shape.sigmaLogSeconds, cameraError), shape),
  )

/** Fraction of an age and sex whose hold ends before `seconds`; `study` shifts the curve, in log seconds. */
export function shareHoldingLess(seconds: number, age: number, sex: Sex, study = 0): number {
  const { limitedShare, medianLogSeconds } = standersOf(parameters, age, sexTerms[sex], study)
  const limited = shareLimitedBelow(parameters, seconds)(limitedShare, medianLogSeconds)
  return 1 - shareWithoutChance(parameters, seconds) * (1 - limited)
}

function shareHoldingLessAnywhere(seconds: number, age: number, sex: Sex): number {
  const stood = stoodFor(parameters, seconds)
  return (
    1 -
    shareWithoutChance(parameters, seconds) *
      acrossStudies(age, sex).reduce(
        (sum, { standers: { limitedShare, medianLogSeconds }, weight }) =>
          sum + weight * likelihoodOf(stood, limitedShare, medianLogSeconds),
        0,
      )
  )
}

const shortestSeconds = 0.5
const steps = 20

/** Distribution of holds for an age and sex: geometric steps within a window, and the fraction still holding. */
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

/** Median hold for an age and sex, censored at the window. */
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

import type { Sex } from '../person.ts'

/** How well each age of the grid explains one result: its likelihood there, up to a factor that is the same at all ages. */
export type AgeEvidence = Float64Array

export type Prior = { mean: number; sd: number }
export type Posterior = {
  mean: number
  range80: [number, number]
  /** The middle half: an age in here is not told to be older or younger. */
  range50: [number, number]
}

/**
 * Ages the model weighs, in years. Wider than any life, so that no group is told younger or older because a grid ends;
 * what people are told ends earlier, see `told.ts`.
 */
export const modelAges = { min: -30, max: 150, step: 0.5 } as const

/** The grid itself, in years. */
export const gridAges = Float64Array.from(
  { length: (modelAges.max - modelAges.min) / modelAges.step + 1 },
  (_, index) => modelAges.min + index * modelAges.step,
)

/** What a function of age comes to at each age of the grid. */
const overAges = (of: (age: number, index: number) => number): Float64Array => eachOf(gridAges, of)

/** `Float64Array.map` without its cost of a call into the engine for each age: a score asks for thousands. */
export function eachOf(row: Float64Array, of: (value: number, index: number) => number): Float64Array {
  const values = new Float64Array(row.length)
  for (let index = 0; index < row.length; index++) values[index] = of(row[index] ?? 0, index)
  return values
}

type CurveOfSex = (age: number, sex: Sex) => number
const knownCurves = new WeakMap<CurveOfSex, Partial<Record<Sex, Float64Array>>>()

/** A norm's curve over the grid, worked out once for each sex; what comes back is not to be written in. */
export function curveOverAges(curve: CurveOfSex, sex: Sex): Float64Array {
  const ofCurve = knownCurves.get(curve) ?? {}
  knownCurves.set(curve, ofCurve)
  const known = ofCurve[sex] ?? overAges(age => curve(age, sex))
  ofCurve[sex] = known
  return known
}

/** The age below which `share` of the weight lies, read between the points of the grid. */
function quantile(weights: Float64Array, share: number): number {
  let total = 0
  for (const weight of weights) total += weight
  const target = share * total
  let below = 0
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0
    if (below + weight >= target) {
      return modelAges.min + (index - 0.5 + (target - below) / weight) * modelAges.step
    }
    below += weight
  }
  return modelAges.max
}

const knownPriors = new WeakMap<Prior, Float64Array>()

/** A prior over the grid, 1 at its mean. A score weighs one and the same prior dozens of times. */
function priorOverAges(prior: Prior): Float64Array {
  const { mean, sd } = prior
  const known = knownPriors.get(prior) ?? overAges(age => Math.exp(-0.5 * ((age - mean) / sd) ** 2))
  knownPriors.set(prior, known)
  return known
}

/** All of some rows as one, age by age. */
function together(first: Float64Array, others: readonly Float64Array[]): Float64Array {
  const all = first.slice()
  for (const other of others)
    for (let index = 0; index < all.length; index++) all[index] = (all[index] ?? 0) * (other[index] ?? 0)
  return all
}

function meanOf(weights: Float64Array): number {
  let total = 0
  let sum = 0
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0
    total += weight
    sum += weight * (gridAges[index] ?? 0)
  }
  return sum / total
}

const totalOf = (weights: Float64Array): number => weights.reduce((sum, weight) => sum + weight, 0)

/** Several rows, each counting as much as the others. */
function mixed(rows: readonly Float64Array[]): Float64Array {
  const totals = rows.map(totalOf)
  return overAges((_, index) =>
    rows.reduce((sum, row, which) => sum + (row[index] ?? 0) / (totals[which] ?? 1), 0),
  )
}

/** Prior times evidence over all ages the model weighs. What else the results may say widens the ranges, and never narrows them. */
export function posterior(
  prior: Prior,
  evidence: readonly AgeEvidence[],
  orElse: readonly (readonly AgeEvidence[])[] = [],
): Posterior {
  const told = together(priorOverAges(prior), evidence)
  const others = orElse.map(each => together(priorOverAges(prior), each))
  const rows = others.length > 0 ? [told, mixed([told, ...others])] : [told]
  const range = (from: number, to: number): [number, number] => [
    Math.min(...rows.map(row => quantile(row, from))),
    Math.max(...rows.map(row => quantile(row, to))),
  ]
  return { mean: meanOf(told), range80: range(0.1, 0.9), range50: range(0.25, 0.75) }
}

/** The mean alone, for those who ask for many. */
export const posteriorMean = (prior: Prior, evidence: readonly AgeEvidence[]): number =>
  meanOf(together(priorOverAges(prior), evidence))

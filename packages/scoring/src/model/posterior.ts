import type { Sex } from '../person.ts'

/** Likelihood of one result at each age of the grid, up to a common factor. */
export type AgeEvidence = Float64Array

export type Prior = { mean: number; sd: number }
export type Posterior = {
  mean: number
  range80: [number, number]
  /** The middle half: an age inside it is called neither older nor younger. */
  range50: [number, number]
}

/**
 * Age grid of the model, in years. Wider than any life, so that its ends bias no one; `reported.ts` bounds reported
 * ages.
 */
export const modelAges = { min: -30, max: 150, step: 0.5 } as const

/** The grid in years. */
export const gridAges = Float64Array.from(
  { length: (modelAges.max - modelAges.min) / modelAges.step + 1 },
  (_, index) => modelAges.min + index * modelAges.step,
)

/** Evaluates a function of age over the grid. */
const overAges = (of: (age: number, index: number) => number): Float64Array => eachOf(gridAges, of)

/** Faster than `Float64Array.map`, which calls into the engine per element; a score needs thousands. */
export function eachOf(row: Float64Array, of: (value: number, index: number) => number): Float64Array {
  const values = new Float64Array(row.length)
  for (let index = 0; index < row.length; index++) values[index] = of(row[index] ?? 0, index)
  return values
}

type CurveOfSex = (age: number, sex: Sex) => number
const knownCurves = new WeakMap<CurveOfSex, Partial<Record<Sex, Float64Array>>>()

/** A norm's curve over the grid, cached by sex; do not mutate the result. */
export function curveOverAges(curve: CurveOfSex, sex: Sex): Float64Array {
  const ofCurve = knownCurves.get(curve) ?? {}
  knownCurves.set(curve, ofCurve)
  const known = ofCurve[sex] ?? overAges(age => curve(age, sex))
  ofCurve[sex] = known
  return known
}

/** Quantile of the weights, interpolated between grid points. */
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

/** Prior over the grid, 1 at its mean; cached, since a score reuses it dozens of times. */
function priorOverAges(prior: Prior): Float64Array {
  const { mean, sd } = prior
  const known = knownPriors.get(prior) ?? overAges(age => Math.exp(-0.5 * ((age - mean) / sd) ** 2))
  knownPriors.set(prior, known)
  return known
}

/** Elementwise product of rows. */
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

/** Equal-weight mixture of rows. */
function mixed(rows: readonly Float64Array[]): Float64Array {
  const totals = rows.map(totalOf)
  return overAges((_, index) =>
    rows.reduce((sum, row, which) => sum + (row[index] ?? 0) / (totals[which] ?? 1), 0),
  )
}

/** Prior times evidence on the age grid. Alternative evidence can only widen the ranges. */
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

/** The mean alone, for repeated evaluation. */
export const posteriorMean = (prior: Prior, evidence: readonly AgeEvidence[]): number =>
  meanOf(together(priorOverAges(prior), evidence))

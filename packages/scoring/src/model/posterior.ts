/** How well an age explains one result: log likelihood, up to a constant. */
export type AgeEvidence = (age: number) => number
export type Prior = { mean: number; sd: number }
export type Posterior = { mean: number; range80: [number, number] }

/** Ages the model considers, in years. */
export const modelAges = { min: 12, max: 94, step: 0.5 } as const

const grid = Array.from(
  { length: (modelAges.max - modelAges.min) / modelAges.step + 1 },
  (_, index) => modelAges.min + index * modelAges.step,
)

/** The age below which `share` of the weight lies, read between the points of the grid. */
function quantile(weights: readonly number[], share: number): number {
  const target = share * weights.reduce((sum, weight) => sum + weight, 0)
  let below = 0
  for (const [index, weight] of weights.entries()) {
    if (below + weight >= target) {
      const age = modelAges.min + (index - 0.5 + (target - below) / weight) * modelAges.step
      return Math.min(modelAges.max, Math.max(modelAges.min, age))
    }
    below += weight
  }
  return modelAges.max
}

/** Prior times evidence at each age of the grid, the largest being 1. */
function weigh(prior: Prior, evidence: readonly AgeEvidence[]): number[] {
  const logWeights = grid.map(age =>
    evidence.reduce((sum, explains) => sum + explains(age), -0.5 * ((age - prior.mean) / prior.sd) ** 2),
  )
  const peak = Math.max(...logWeights)
  return logWeights.map(logWeight => Math.exp(logWeight - peak))
}

const meanOf = (weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.reduce((sum, weight, index) => sum + weight * (grid[index] ?? 0), 0) / total
}

/** Prior times evidence over all ages the model considers. */
export function posterior(prior: Prior, evidence: readonly AgeEvidence[]): Posterior {
  const weights = weigh(prior, evidence)
  return { mean: meanOf(weights), range80: [quantile(weights, 0.1), quantile(weights, 0.9)] }
}

/** The mean alone, for those who ask for many. */
export const posteriorMean = (prior: Prior, evidence: readonly AgeEvidence[]): number =>
  meanOf(weigh(prior, evidence))

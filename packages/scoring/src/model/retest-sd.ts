import type { AgeSay } from '../scored.ts'
import { type Prior, posteriorMean } from './posterior.ts'

/** Gauss–Hermite nodes of a standard normal, in standard errors, with their weights. */
const sittings = [
  { off: -Math.sqrt(3), weight: 1 / 6 },
  { off: 0, weight: 2 / 3 },
  { off: Math.sqrt(3), weight: 1 / 6 },
] as const

/** Variance of the mean age over many sittings at one true result, square years. */
function variance(meanAgeAt: (standardErrors: number) => number, trueOff: number): number {
  const ages = sittings.map(({ off, weight }) => ({ age: meanAgeAt(trueOff + off), weight }))
  const mean = ages.reduce((sum, { age, weight }) => sum + weight * age, 0)
  return ages.reduce((sum, { age, weight }) => sum + weight * (age - mean) ** 2, 0)
}

/** Ages are shown in whole years: rounding alone lays two sittings this far apart. */
const roundingSdYears = 1 / Math.sqrt(12)

/**
 * How far the mobility age swings between two sittings of one unchanged person: the standard deviation in years, from
 * the measurement errors of its tests, which do not know of each other. Practice is told apart; tiredness is not in it.
 */
export function retestSdYears(prior: Prior, says: readonly AgeSay[]): number {
  const squared = says.map(say => {
    const others = says.filter(other => other !== say).map(({ evidence }) => evidence)
    const known = new Map<number, number>()
    const meanAgeAt = (errors: number) => {
      const told = known.get(errors)
      if (told !== undefined) return told
      const evidence = errors === 0 ? say.evidence : say.evidenceOff(errors)
      const mean = posteriorMean(prior, [...others, evidence])
      known.set(errors, mean)
      return mean
    }
    const variances = say.likelyOff.map(trueOff => variance(meanAgeAt, trueOff))
    return variances.reduce((sum, each) => sum + each, 0) / variances.length
  })
  return Math.sqrt(squared.reduce((sum, each) => sum + each, roundingSdYears ** 2))
}

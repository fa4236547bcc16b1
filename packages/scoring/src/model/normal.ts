/**
 * Tabulated normal distribution: Taylor series of eight terms for density and CDF at every 64th of a standard
 * deviation. Accurate to thirteen digits without exponentials, of which a score would need ten thousand.
 */
const perUnit = 64
const half = 0.5 / perUnit
/** Covers balance parameters at their extremes, up to twelve standard deviations out. */
const furthest = 13
const last = furthest * perUnit
const terms = 8
const densities = new Float64Array(terms * (last + 1))
const shares = new Float64Array(densities.length)

const rootOfTurn = Math.sqrt(2 * Math.PI)
const densityFar = (z: number): number => Math.exp(-0.5 * z * z) / rootOfTurn

/** CDF below −13 by Laplace's continued fraction. */
function shareFarBelow(z: number): number {
  let fraction = -z
  for (let level = 12; level > 0; level--) fraction = level / fraction - z
  return densityFar(z) / fraction
}

/** Evaluates the polynomial stored from `at`; unrolled, since a score evaluates thousands. */
function series(table: Float64Array, at: number, off: number): number {
  let value = (table[at + 6] ?? 0) + off * (table[at + 7] ?? 0)
  value = (table[at + 5] ?? 0) + off * value
  value = (table[at + 4] ?? 0) + off * value
  value = (table[at + 3] ?? 0) + off * value
  value = (table[at + 2] ?? 0) + off * value
  value = (table[at + 1] ?? 0) + off * value
  return (table[at] ?? 0) + off * value
}

/** Taylor coefficients at `z`: the density's by Hermite polynomials, the CDF's by integration. */
function fill(at: number, z: number, shareAtEdge: number): void {
  let [before, hermite, factorial] = [0, 1, 1]
  for (let term = 0; term < terms; term++) {
    densities[at + term] = (hermite * densityFar(z)) / factorial
    if (term + 1 < terms) shares[at + term + 1] = (densities[at + term] ?? 0) / (term + 1)
    ;[before, hermite] = [hermite, -z * hermite - term * before]
    factorial *= term + 1
  }
  shares[at] = shareAtEdge - series(shares, at, -half)
}

for (let point = 0, shareAtEdge = shareFarBelow(-furthest - half); point <= last; point++) {
  fill(terms * point, point / perUnit - furthest, shareAtEdge)
  shareAtEdge = series(shares, terms * point, half)
}

/** Table index for a `z` below the mean. */
const pointOf = (z: number): number => ((z + furthest) * perUnit + 0.5) | 0
const offOf = (z: number, point: number): number => z + furthest - point / perUnit

/** Standard normal CDF; above the mean by symmetry, exact to the last digit. */
export function normalShareBelow(z: number): number {
  const below = -Math.abs(z)
  const point = pointOf(below)
  const share = below >= -furthest ? series(shares, terms * point, offOf(below, point)) : shareFarBelow(below)
  return z > 0 ? 1 - share : share
}

export function normalDensity(z: number): number {
  const below = -Math.abs(z)
  if (!(below >= -furthest)) return densityFar(z)
  const point = pointOf(below)
  return series(densities, terms * point, offOf(below, point))
}

/** Normal likelihood of a value for each mean. Includes the factor 1/sd, since spreads differ between the sexes. */
export function normalEvidence(value: number, means: Float64Array, sd: number): Float64Array {
  const evidence = new Float64Array(means.length)
  for (let index = 0; index < evidence.length; index++)
    evidence[index] = normalDensity((value - (means[index] ?? 0)) / sd) / sd
  return evidence
}

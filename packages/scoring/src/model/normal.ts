/**
 * The normal distribution as a table, like those that books have: for every 64th of a standard deviation below the middle the
 * Taylor series of the density and of the share that lies below, eight terms each. So a value is read to thirteen digits without an
 * exponential, of which a score would want ten thousand.
 */
const perUnit = 64
const half = 0.5 / perUnit
/** Where balance is no limit at any age, or one at every age, its time lies twelve standard deviations off. */
const furthest = 13
const last = furthest * perUnit
const terms = 8
const densities = new Float64Array(terms * (last + 1))
const shares = new Float64Array(densities.length)

const rootOfTurn = Math.sqrt(2 * Math.PI)
const densityFar = (z: number): number => Math.exp(-0.5 * z * z) / rootOfTurn

/** Share below a `z` that lies under −13: Laplace's continued fraction. */
function shareFarBelow(z: number): number {
  let fraction = -z
  for (let level = 12; level > 0; level--) fraction = level / fraction - z
  return densityFar(z) / fraction
}

/** A polynomial whose terms stand from `at` on. Written out and not looped, for a score asks for thousands. */
function series(table: Float64Array, at: number, off: number): number {
  let value = (table[at + 6] ?? 0) + off * (table[at + 7] ?? 0)
  value = (table[at + 5] ?? 0) + off * value
  value = (table[at + 4] ?? 0) + off * value
  value = (table[at + 3] ?? 0) + off * value
  value = (table[at + 2] ?? 0) + off * value
  value = (table[at + 1] ?? 0) + off * value
  return (table[at] ?? 0) + off * value
}

/** The terms round `z`: of the density by Hermite's polynomials, of the share by adding it up. */
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

/** Where the table is read for a `z` below the middle. */
const pointOf = (z: number): number => ((z + furthest) * perUnit + 0.5) | 0
const offOf = (z: number, point: number): number => z + furthest - point / perUnit

/** Share of a standard normal population below `z`; above the middle what the share beyond leaves, to its last digit. */
export function normalShareBelow(z: number): number {
  const below = -Math.abs(z)
  const point = pointOf(below)
  const share = below >= -furthest ? series(shares, terms * point, offOf(below, point)) : shareFarBelow(below)
  return z > 0 ? 1 - share : share
}

/** Density of a standard normal population at `z`. */
export function normalDensity(z: number): number {
  const below = -Math.abs(z)
  if (!(below >= -furthest)) return densityFar(z)
  const point = pointOf(below)
  return series(densities, terms * point, offOf(below, point))
}

/** How likely a value is by each of some means. Spreads differ between the sexes, so that theirs stands in it. */
export function normalEvidence(value: number, means: Float64Array, sd: number): Float64Array {
  const evidence = new Float64Array(means.length)
  for (let index = 0; index < evidence.length; index++)
    evidence[index] = normalDensity((value - (means[index] ?? 0)) / sd) / sd
  return evidence
}

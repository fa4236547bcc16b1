/**
 * Complementary error function: the Chebyshev fit of Numerical Recipes, relative error below 1.2e-7. Written out and not
 * looped, for a score asks for thousands.
 */
function erfc(x: number): number {
  const t = 1 / (1 + 0.5 * Math.abs(x))
  let polynomial = -0.82215223 + t * 0.17087277
  polynomial = 1.48851587 + t * polynomial
  polynomial = -1.13520398 + t * polynomial
  polynomial = 0.27886807 + t * polynomial
  polynomial = -0.18628806 + t * polynomial
  polynomial = 0.09678418 + t * polynomial
  polynomial = 0.37409196 + t * polynomial
  polynomial = 1.00002368 + t * polynomial
  polynomial = -1.26551223 + t * polynomial
  const tail = t * Math.exp(-x * x + polynomial)
  return x >= 0 ? tail : 2 - tail
}

/** Share of a standard normal population below `z`. */
export const normalShareBelow = (z: number): number => 0.5 * erfc(-z / Math.SQRT2)

const rootOfTurn = Math.sqrt(2 * Math.PI)

/** Density of a standard normal population at `z`. */
export const normalDensity = (z: number): number => Math.exp(-0.5 * z * z) / rootOfTurn

/** Log density of a normal by its mean. Spreads differ between the sexes, so that theirs stands in it. */
export function normalLogDensity(value: number, sd: number): (mean: number) => number {
  const logOfSpread = Math.log(sd * rootOfTurn)
  return mean => -0.5 * ((value - mean) / sd) ** 2 - logOfSpread
}

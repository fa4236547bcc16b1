/** Chebyshev fit of Numerical Recipes, constant first; relative error below 1.2e-7. */
const erfcCoefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
] as const

/** Complementary error function. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.5 * Math.abs(x))
  let polynomial = 0
  for (let power = erfcCoefficients.length - 1; power >= 0; power--)
    polynomial = (erfcCoefficients[power] ?? 0) + t * polynomial
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

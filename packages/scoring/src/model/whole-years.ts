/** One test's part in an age: years it adds (+) or takes (−), and the percentile of its result. */
export type Effect = { years: number; score: number }

const sumOf = (effects: readonly Effect[]) => effects.reduce((sum, { years }) => sum + years, 0)
const isBetterHalf = ({ score }: Effect) => score >= 50

/**
 * A result of the better half never adds years. Where the average over orders says that it does, by little, that goes to
 * the results of the other half, in equal parts; when there are none it is dropped: no age grows by three
 * results of the better half.
 */
export function withHonestSigns(effects: readonly Effect[]): Effect[] {
  const others = effects.filter(effect => !isBetterHalf(effect)).length
  const cut = effects.map(effect =>
    isBetterHalf(effect) ? { ...effect, years: Math.min(0, effect.years) } : effect,
  )
  const passedOn = others === 0 ? 0 : (sumOf(effects) - sumOf(cut)) / others
  if (others > 0)
    return cut.map(effect => (isBetterHalf(effect) ? effect : { ...effect, years: effect.years + passedOn }))
  // Without others what was cut is taken from those that take years, as far as the whole way goes.
  const wayLeft = Math.min(0, sumOf(effects))
  const taken = sumOf(cut)
  return taken === 0 ? cut : cut.map(effect => ({ ...effect, years: (effect.years * wayLeft) / taken }))
}

/**
 * Whole years that sum to `sum` exactly: each is rounded down, and what is left goes to the largest remainders, never
 * to a result of the better half that would then add.
 */
export function wholeYears(effects: readonly Effect[], sum: number): number[] {
  const floors = effects.map(({ years }) => Math.floor(years + 1e-9))
  let left = sum - floors.reduce((total, years) => total + years, 0)
  const order = effects
    .map(({ years, score }, index) => ({
      index,
      remainder: years - (floors[index] ?? 0),
      mayRise: score < 50 || (floors[index] ?? 0) < 0,
    }))
    .toSorted((a, b) => Number(b.mayRise) - Number(a.mayRise) || b.remainder - a.remainder)
  const whole = [...floors]
  for (const { index } of order) {
    if (left <= 0) break
    whole[index] = (whole[index] ?? 0) + 1
    left -= 1
  }
  return whole
}

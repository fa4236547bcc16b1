import type { Zone } from '../told.ts'

/** One test's part in an age: years it adds (+) or takes (−), and the percentile of its result, with its zone. */
export type Effect = { years: number; score: number; zone: Zone }

const sumOf = (effects: readonly Effect[]) => effects.reduce((sum, { years }) => sum + years, 0)
const mayAdd = ({ score }: Effect) => score < 50
const mayTake = ({ zone }: Effect) => zone !== 'red'

/**
 * A result of the better half never adds years, and one in the red never takes any. Where the average over orders says that
 * it does, by little, that goes in equal parts to the results that may; when there are none it is dropped: no age grows by
 * three results of the better half, and none falls by three in the red.
 */
export function withHonestSigns(effects: readonly Effect[]): Effect[] {
  const cut = effects.map(effect => ({
    ...effect,
    years: mayAdd(effect)
      ? mayTake(effect)
        ? effect.years
        : Math.max(0, effect.years)
      : Math.min(0, effect.years),
  }))
  const cutOff = sumOf(effects) - sumOf(cut)
  const may = cutOff > 0 ? mayAdd : mayTake
  const others = effects.filter(may).length
  if (others > 0)
    return cut.map(effect => (may(effect) ? { ...effect, years: effect.years + cutOff / others } : effect))
  // Without others it is taken from those that go the other way, as far as the whole way goes.
  const wayLeft = cutOff > 0 ? Math.min(0, sumOf(effects)) : Math.max(0, sumOf(effects))
  const gone = sumOf(cut)
  return gone === 0 ? cut : cut.map(effect => ({ ...effect, years: (effect.years * wayLeft) / gone }))
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

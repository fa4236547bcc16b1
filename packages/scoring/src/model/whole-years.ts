import type { Zone } from '../reported.ts'
import type { AgeSay, Scored } from '../scored.ts'

/** One test's effect: years added (+) or subtracted (−), its standing and zone. */
export type Effect = { years: number; zone: Zone } & Pick<AgeSay, 'surpassed'> & Pick<Scored, 'score'>

const sumOf = (effects: readonly Effect[]) => effects.reduce((sum, { years }) => sum + years, 0)
/** Maximum years by distance from the median, in percentiles: zero at the median, so that no second costs a year. */
const mostYears = (beyond: number) => (beyond <= 0 ? 0 : (25 * beyond) / (50 - beyond))

/** Lets a result below the median only add, and one above it only subtract; red by rule never subtracts. */
function limitsOf({ score, surpassed, zone }: Effect): { least: number; most: number } {
  return { least: zone === 'red' ? 0 : 0 - mostYears(surpassed - 50), most: mostYears(50 - score) }
}

/**
 * Bounds effects: the upper half never adds years, results below the median never subtract any. Excess from the Shapley
 * average is shared equally among the others within their bounds, and the rest is dropped, so three good results never
 * age anyone and three poor ones never rejuvenate.
 */
export function withHonestSigns(effects: readonly Effect[]): Effect[] {
  const limited = effects.map(effect => within(effect, effect.years))
  let left = sumOf(effects) - sumOf(limited)
  // Each round saturates at least one effect.
  for (const _ of limited) {
    const open = limited.filter(effect => within(effect, effect.years + left).years !== effect.years)
    for (const effect of open) Object.assign(effect, within(effect, effect.years + left / open.length))
    left = sumOf(effects) - sumOf(limited)
  }
  return limited
}

function within(effect: Effect, years: number): Effect {
  const { least, most } = limitsOf(effect)
  return { ...effect, years: Math.min(most, Math.max(least, years)) }
}

/**
 * Whole years that sum exactly to `sum`: floors, with the remainder going to the largest fractions, but never so that a
 * good result adds years.
 */
export function wholeYears(effects: readonly Effect[], sum: number): number[] {
  const floors = effects.map(({ years }) => Math.floor(years + 1e-9))
  let left = sum - floors.reduce((total, years) => total + years, 0)
  const order = effects
    .map((effect, index) => ({
      index,
      remainder: effect.years - (floors[index] ?? 0),
      mayRise: effect.score < 50 || (floors[index] ?? 0) < 0,
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

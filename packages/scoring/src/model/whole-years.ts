import type { AgeSay, Scored } from '../scored.ts'
import type { Zone } from '../told.ts'

/** One test's part in an age: years it adds (+) or takes (−), where its result stands, and its zone. */
export type Effect = { years: number; zone: Zone } & Pick<AgeSay, 'surpassed'> & Pick<Scored, 'score'>

const sumOf = (effects: readonly Effect[]) => effects.reduce((sum, { years }) => sum + years, 0)
/** Years by which a result so many percentiles beyond the middle may move the age: none in it, and no second costs a year. */
const mostYears = (beyond: number) => (beyond <= 0 ? 0 : (25 * beyond) / (50 - beyond))

/** Below the middle years are only added, above it only taken; one that a rule calls red takes none either way. */
function limitsOf({ score, surpassed, zone }: Effect): { least: number; most: number } {
  return { least: zone === 'red' ? 0 : 0 - mostYears(surpassed - 50), most: mostYears(50 - score) }
}

/**
 * Effects within their limits: a result of the better half never adds years, and one below the middle never takes any. What the
 * average over orders says beyond a limit goes in equal parts to the others, as far as theirs reach, and the rest is dropped: no
 * age grows by three results of the better half, and none falls by three below the middle.
 */
export function withHonestSigns(effects: readonly Effect[]): Effect[] {
  const limited = effects.map(effect => within(effect, effect.years))
  let left = sumOf(effects) - sumOf(limited)
  // Each round fills at least one of them up.
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
 * Whole years that sum to `sum` exactly: each is rounded down, and what is left goes to the largest remainders, never
 * to a result of the better half that would then add.
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

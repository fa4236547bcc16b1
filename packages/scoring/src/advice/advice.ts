import type { Test } from '@lithe/movements/catalog'
import type { Zone } from '../words.ts'
import type { AgeBand } from './age-band.ts'

/** Values a text may name in {braces}. */
type Values = Readonly<Record<string, string | number>>

/** What every choice of words looks at. */
export type Situation = {
  band: AgeBand
  /** Null where the movement is counted and not scored. */
  zone: Zone | null
  values: Values
}

/** One thing Lithe can say. `Facts` is what was measured. */
export type Advice<Facts extends Situation> = {
  id: string
  test: Test | 'any'
  /** What was seen, or what to do this week. */
  kind: 'observation' | 'recommendation'
  /** One text per topic is enough. */
  topic: string
  zones: readonly Zone[] | 'any'
  ages: readonly AgeBand[] | 'any'
  when: (facts: Facts) => boolean
  text: string
  because: string
}

export const always = () => true

/** What the person reads: the text, then the reason, with the measured values filled in. */
const say = (advice: Pick<Advice<Situation>, 'text' | 'because'>, values: Values): string =>
  `${advice.text} ${advice.because}`.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`nothing was measured for {${name}}`)
    return String(value)
  })

/** The texts that fit, the more telling first, one per topic, at most `limit`. */
export function choose<Facts extends Situation>(
  library: readonly Advice<Facts>[],
  kind: Advice<Facts>['kind'],
  facts: Facts,
  limit: number,
): string[] {
  const fitting = library.filter(
    ({ kind: adviceKind, zones, ages, when }) =>
      adviceKind === kind &&
      (zones === 'any' || (facts.zone !== null && zones.includes(facts.zone))) &&
      (ages === 'any' || ages.includes(facts.band)) &&
      when(facts),
  )
  return fitting
    .filter((advice, index) => fitting.findIndex(({ topic }) => topic === advice.topic) === index)
    .slice(0, limit)
    .map(advice => say(advice, facts.values))
}

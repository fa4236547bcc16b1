import type { Test } from '@lithe/movements/catalog'
import type { CitationId } from '../norms/citations.ts'
import type { Zone } from '../words.ts'
import type { AgeBand } from './age-band.ts'
import type { Trend } from './last-visit.ts'
import type { Reader } from './reader.ts'

/** Values a text may name in {braces}. */
type Values = Readonly<Record<string, string | number>>

/** What every choice of words looks at. */
export type Situation = {
  band: AgeBand
  needsChair: Reader['needsChair']
  /** Null where the movement is counted and not scored. */
  zone: Zone | null
  /** Null on a first visit, and where the last one has nothing to compare with. */
  trend: Trend | null
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
  /** Whether it is for those who are given something to hold, or for the others. */
  chair: boolean | 'any'
  when: (facts: Facts) => boolean
  text: string
  because: string
  /** The paper behind a claim of effect; without one a text claims none. */
  source: CitationId | null
  /** Where it suits the numbers best: there it comes before the others of its topic. */
  comesFirst: (facts: Facts) => boolean
  /** What it answers asks for it at every visit, however often it was said. */
  mayRepeat: boolean
}

export const always = () => true
const never = () => false

/** Beside what it says, everything a text has unless it says otherwise. */
export const plain = {
  zones: 'any',
  ages: 'any',
  chair: 'any',
  when: always,
  source: null,
  comesFirst: never,
  mayRepeat: false,
} as const

/** A text as it is read. */
export type Said = { text: string; source: CitationId | null }

/** What the person reads: the text, then the reason, with the measured values filled in. */
function say({ text, because, source }: Advice<never>, values: Values): Said {
  const filled = `${text} ${because}`.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`nothing was measured for {${name}}`)
    return String(value)
  })
  return { text: filled, source }
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** Whether a report that reads like this has said it, with whatever values. */
export function wasSaid({ text }: { text: string }, said: readonly string[]): boolean {
  const pattern = new RegExp(`^${escaped(text).replace(/\{\w+\}/g, '.+?')} `)
  return said.some(words => pattern.test(words))
}

/** Of those that fit, the one whose turn it is: the next after what was said last time, round and round. */
function pick<Facts extends Situation>(
  fitting: readonly Advice<Facts>[],
  facts: Facts,
  said: readonly string[],
): Advice<Facts> | undefined {
  const turn = fitting.findLastIndex(advice => wasSaid(advice, said)) + 1
  const inTurn = [...fitting.slice(turn), ...fitting.slice(0, turn)]
  const fresh = inTurn.filter(advice => advice.mayRepeat || !wasSaid(advice, said))
  return fresh.find(({ comesFirst }) => comesFirst(facts)) ?? fresh[0]
}

/** The texts that fit, the more telling first, one per topic, at most `limit`; none that was `said` last time. */
export function choose<Facts extends Situation>(
  library: readonly Advice<Facts>[],
  kind: Advice<Facts>['kind'],
  facts: Facts,
  limit: number,
  said: readonly string[] = [],
): Said[] {
  const fitting = library.filter(
    advice =>
      advice.kind === kind &&
      (advice.zones === 'any' || (facts.zone !== null && advice.zones.includes(facts.zone))) &&
      (advice.ages === 'any' || advice.ages.includes(facts.band)) &&
      (advice.chair === 'any' || advice.chair === facts.needsChair) &&
      advice.when(facts),
  )
  const topics = [...new Set(fitting.map(({ topic }) => topic))]
  return topics
    .flatMap(
      of =>
        pick(
          fitting.filter(({ topic }) => topic === of),
          facts,
          said,
        ) ?? [],
    )
    .slice(0, limit)
    .map(advice => say(advice, facts.values))
}

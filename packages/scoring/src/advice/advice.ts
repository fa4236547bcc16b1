import type { Test } from '@lithe/movements/catalog'
import type { CitationId } from '../norms/citations.ts'
import type { Zone } from '../told.ts'
import type { AgeBand } from './age-band.ts'
import type { Trend } from './last-visit.ts'
import type { Reader } from './reader.ts'

/** Values that words may name. */
type Values = Readonly<Record<string, string | number>>

/** What every choice of words looks at. */
export type Situation<Named extends Values = Values> = {
  band: AgeBand
  needsChair: Reader['needsChair']
  /** Null where the movement is counted and not scored. */
  zone: Zone | null
  /** Null on a first visit, and where the last one has nothing to compare with. */
  trend: Trend | null
  values: Named
}

/** One thing Lithe can say, without its words: they are the message of this id. `Facts` is what was measured. */
export type Advice<Facts extends Situation> = {
  id: string
  test: Test | 'any'
  /** What was seen, or what to do this week. */
  kind: 'observation' | 'recommendation'
  /** One of each topic is enough. */
  topic: string
  zones: readonly Zone[] | 'any'
  ages: readonly AgeBand[] | 'any'
  /** Whether it is for those who are given something to hold, or for the others. */
  chair: boolean | 'any'
  when: (facts: Facts) => boolean
  /** The measured values that its words name. */
  says: readonly (keyof Facts['values'])[]
  /** The paper behind a claim of effect; without one its words claim none. */
  source: CitationId | null
  /** Where it suits the numbers best: there it comes before the others of its topic. */
  comesFirst: (facts: Facts) => boolean
  /** What it answers asks for it at every visit, however often it was said. */
  mayRepeat: boolean
}

export const always = () => true
const never = () => false

/** Everything that advice has unless it says otherwise. */
export const plain = {
  zones: 'any',
  ages: 'any',
  chair: 'any',
  when: always,
  says: [],
  source: null,
  comesFirst: never,
  mayRepeat: false,
} as const

/** Advice as it is kept: its id, with the values that its words name and no others. */
export type SaidOf<A, Named> = A extends { id: infer Code; says: readonly (infer Name)[] }
  ? { code: Code; values: Pick<Named, Name & keyof Named> }
  : never

export type Chosen<Said> = { said: Said; source: CitationId | null }

function say<Facts extends Situation, A extends Advice<Facts>>(
  { id, says, source }: A,
  values: Facts['values'],
): Chosen<SaidOf<A, Facts['values']>> {
  const named = Object.fromEntries(says.map(name => [name, values[name as string]]))
  // Safe because the type is spelt from the same `id` and `says`.
  return { said: { code: id, values: named } as SaidOf<A, Facts['values']>, source }
}

/** Of those that fit, the one whose turn it is: the next after what was said last time, round and round. */
function pick<Facts extends Situation, A extends Advice<Facts>>(
  fitting: readonly A[],
  facts: Facts,
  said: readonly string[],
): A | undefined {
  const turn = fitting.findLastIndex(({ id }) => said.includes(id)) + 1
  const inTurn = [...fitting.slice(turn), ...fitting.slice(0, turn)]
  const fresh = inTurn.filter(({ id, mayRepeat }) => mayRepeat || !said.includes(id))
  return fresh.find(({ comesFirst }) => comesFirst(facts)) ?? fresh[0]
}

/**
 * What fits, the more telling first, one of each topic, at most `limit`; nothing that was said last time. `said` holds
 * the ids of that.
 */
export function choose<Facts extends Situation, A extends Advice<Facts>>(
  library: readonly A[],
  kind: Advice<Facts>['kind'],
  facts: Facts,
  limit: number,
  said: readonly string[] = [],
): Chosen<SaidOf<A, Facts['values']>>[] {
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
        pick<Facts, A>(
          fitting.filter(({ topic }) => topic === of),
          facts,
          said,
        ) ?? [],
    )
    .slice(0, limit)
    .map(advice => say<Facts, A>(advice, facts.values))
}

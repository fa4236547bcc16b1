import type { Test } from '@lithe/movements/catalog'
import type { CitationId } from '../norms/citations.ts'
import type { Zone } from '../reported.ts'
import type { AgeBand } from './age-band.ts'
import type { Trend } from './last-visit.ts'
import type { Reader } from './reader.ts'

/** Values that messages may name. */
type Values = Readonly<Record<string, string | number>>

/** Facts that every choice of advice uses. */
export type Situation<Named extends Values = Values> = {
  band: AgeBand
  needsChair: Reader['needsChair']
  /** Null if the movement is counted but not scored. */
  zone: Zone | null
  /** Null on a first visit, or if the last visit is not comparable. */
  trend: Trend | null
  values: Named
}

/** One piece of advice, worded by the message with its id. `Facts` is what was measured. */
export type Advice<Facts extends Situation> = {
  id: string
  test: Test | 'any'
  /** What was seen, or what to do this week. */
  kind: 'observation' | 'recommendation'
  /** Only one piece of advice per topic is chosen. */
  topic: string
  zones: readonly Zone[] | 'any'
  ages: readonly AgeBand[] | 'any'
  /** True for people who need support, false for people who need none. */
  chair: boolean | 'any'
  when: (facts: Facts) => boolean
  /** Measured values that its message names. */
  says: readonly (keyof Facts['values'])[]
  /** Paper behind a claimed effect; without a paper, the message claims no effect. */
  source: CitationId | null
  /** When it fits the numbers best, and so comes before other advice on its topic. */
  comesFirst: (facts: Facts) => boolean
  /** Whether it may repeat on every visit that calls for it. */
  mayRepeat: boolean
}

export const always = () => true
const never = () => false

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

/** Advice as stored: its id and the values its message names. */
export type SaidOf<A, Named> = A extends { id: infer Code; says: readonly (infer Name)[] }
  ? { code: Code; values: Pick<Named, Name & keyof Named> }
  : never

export type Chosen<Said> = { said: Said; source: CitationId | null }

function say<Facts extends Situation, A extends Advice<Facts>>(
  { id, says, source }: A,
  values: Facts['values'],
): Chosen<SaidOf<A, Facts['values']>> {
  const named = Object.fromEntries(says.map(name => [name, values[name as string]]))
  // Safe: the type is derived from the same `id` and `says`.
  return { said: { code: id, values: named } as SaidOf<A, Facts['values']>, source }
}

/** Picks the next fitting advice after last time's, in rotation. */
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

/** Picks fitting advice, most telling first, one per topic, up to `limit`; skips ids in `said`, from last time. */
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

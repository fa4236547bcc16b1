import type { Test } from '@lithe/movements/catalog'
import type { Missing } from '../missing.ts'
import type { Zone } from '../reported.ts'
import { type Chosen, choose } from './advice.ts'
import { generalRecommendations } from './general-recommendations.ts'
import type { Trend } from './last-visit.ts'
import type { Reader } from './reader.ts'
import { retryRecommendations } from './retry-recommendations.ts'
import type { Recommendation } from './said.ts'

const fewest = 3
const most = 5
const mostRetries = 2

/** Suggestions for one measured test, most telling first. A null score sorts last. */
export type Suggestions = {
  test: Test
  score: number | null
  zone: Zone | null
  trend: Trend | null
  said: readonly Chosen<Recommendation>[]
}

type Left = readonly { test: Test; reason: Missing['reason'] }[]

const situationOf = ({ band, needsChair }: Reader) => ({ band, needsChair, zone: null, trend: null })

const retriesFor = (left: Left, reader: Reader, before: readonly string[]) =>
  left.flatMap(({ test, reason }) =>
    choose(
      retryRecommendations,
      'recommendation',
      { ...situationOf(reader), missing: test, reason, values: { test } },
      1,
      before,
    ),
  )

/** Chooses one from each test, weakest first; then what to redo, what else to do, and when to return. */
export function chooseRecommendations(
  suggestions: readonly Suggestions[],
  left: Left,
  reader: Reader,
): Chosen<Recommendation>[] {
  const before = reader.last?.recommendations ?? []
  const weakestFirst = suggestions.toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101))
  const [weakest, next] = weakestFirst
  const first = weakestFirst.flatMap(({ said }) => said.slice(0, 1))
  const more = weakestFirst.flatMap(({ said }) => said.slice(1)).slice(0, 1)
  const retries = retriesFor(left, reader, before).slice(0, mostRetries)
  const facts = {
    ...situationOf(reader),
    weakest: next && next.score !== null && weakest?.zone !== 'green' ? (weakest?.test ?? null) : null,
    trends: suggestions.flatMap(({ trend }) => trend ?? []),
    isUnwell:
      first.length === 0 && left.some(({ reason }) => reason === 'felt-unwell' || reason === 'near-fall'),
    values: {},
  }
  const general = choose(generalRecommendations, 'recommendation', facts, most, before)
  const told: Chosen<Recommendation>[] = [...first, ...retries, ...more]
  const wanted = Math.max(fewest - told.length, 2)
  return [...told, ...general.slice(0, wanted)].slice(0, most)
}

import type { Measurement, Test } from '@lithe/movements/catalog'
import { type Advice, choose, type Situation } from './advice/advice.ts'
import type { Suggestions } from './advice/choose-recommendations.ts'
import type { Reader } from './advice/reader.ts'
import type { Breakdown, Missing } from './assessment.ts'
import type { AgeSay, Scored } from './scored.ts'

export const mostObservations = 3
const mostSuggestions = 2

/** One test of a breakdown, before it is known how many years it adds or takes. */
export type TestPart<Of extends Test> = {
  /** What it says about age; null when it has no say. */
  say: AgeSay | null
  /** Of what says it; null when nothing does. */
  score: number | null
  suggestions: Suggestions | null
  part: (yearsEffect: number | null) => Breakdown[Of]
}

export const missingPart = (missing: Missing) => ({
  say: null,
  score: null,
  suggestions: null,
  part: () => missing,
})

export const observe = <Facts extends Situation>(
  library: readonly Advice<Facts>[],
  facts: Facts,
  limit = mostObservations,
): string[] => choose(library, 'observation', facts, limit).map(({ text }) => text)

export const suggest = <Facts extends Situation>(
  test: Test,
  library: readonly Advice<Facts>[],
  facts: Facts,
  scored: Scored | null,
  { last }: Reader,
): Suggestions => ({
  test,
  score: scored?.score ?? null,
  trend: facts.trend,
  said: choose(library, 'recommendation', facts, mostSuggestions, last?.recommendations),
})

/** What a test and each movement of it are told with; `basis` says why where there is no score. */
export function tell(measurement: Measurement, scored: Scored | null, basis: string, observations: string[]) {
  const span = scored ? scored.zones[scored.zone] : { start: 0, end: 100 }
  return {
    userScore: scored?.score ?? null,
    zone: scored?.zone ?? null,
    zoneStart: span.start,
    zoneEnd: span.end,
    basis: scored?.basis ?? basis,
    movement: measurement.movement,
    ease: ('ease' in measurement && measurement.ease) || null,
    quality: measurement.quality.level,
    observations,
  }
}

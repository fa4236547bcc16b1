import type { Measurement, Test } from '@lithe/movements/catalog'
import { type Advice, type Chosen, choose, type SaidOf, type Situation } from './advice/advice.ts'
import type { Suggestions } from './advice/choose-recommendations.ts'
import type { TestResult } from './advice/last-visit.ts'
import type { Reader } from './advice/reader.ts'
import type { Observation } from './advice/said.ts'
import type { Breakdown } from './assessment.ts'
import type { Basis } from './basis.ts'
import type { Missing } from './missing.ts'
import type { AgeSay, Scored } from './scored.ts'

export const mostObservations = 3
const mostSuggestions = 2

/** One test of a breakdown, before it is known how many years it adds or takes. */
export type TestPart<Of extends Test> = {
  /** What it says about age; null when it has no say. */
  say: AgeSay | null
  /** Where what says it stands among people; null when nothing does. */
  scored: Scored | null
  suggestions: Suggestions | null
  /** What it came to, to be set beside another visit. */
  result: TestResult | null
  part: (yearsEffect: number | null) => Breakdown[Of]
}

export const missingPart = (missing: Missing) => ({
  say: null,
  scored: null,
  suggestions: null,
  result: null,
  part: () => missing,
})

export const observe = <Facts extends Situation, A extends Advice<Facts>>(
  library: readonly A[],
  facts: Facts,
  limit = mostObservations,
): SaidOf<A, Facts['values']>[] =>
  choose<Facts, A>(library, 'observation', facts, limit).map(({ said }) => said)

/** The one or two that fit what was measured best. */
export const suggestFrom = <Facts extends Situation, A extends Advice<Facts>>(
  library: readonly A[],
  facts: Facts,
  { last }: Reader,
): Chosen<SaidOf<A, Facts['values']>>[] =>
  choose<Facts, A>(library, 'recommendation', facts, mostSuggestions, last?.recommendations)

/** What a test and each movement of it are told with; `basis` says why where there is no score. */
export function tell(
  measurement: Measurement,
  scored: Scored | null,
  basis: Basis | null,
  observations: Observation[],
) {
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

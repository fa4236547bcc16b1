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

/** One test of a breakdown, before its effect in years is known. */
export type TestPart<Of extends Test> = {
  /** Evidence about age; null if the test does not count. */
  say: AgeSay | null
  /** Standing among people; null if there is no norm. */
  scored: Scored | null
  suggestions: Suggestions | null
  /** Result to compare with another visit. */
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

/** The score to report: null before 20, as the norms are for adults. The score still selects what to practise. */
export const toldOf = <S extends Scored>(scored: S | null, { band }: Reader): S | null =>
  band === 'under-20' ? null : scored

/** Picks the one or two suggestions that fit best. */
export const suggestFrom = <Facts extends Situation, A extends Advice<Facts>>(
  library: readonly A[],
  facts: Facts,
  { last }: Reader,
): Chosen<SaidOf<A, Facts['values']>>[] =>
  choose<Facts, A>(library, 'recommendation', facts, mostSuggestions, last?.recommendations)

/** Fields common to a test and its movements; `basis` explains a missing score. */
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
    median: scored?.median ?? null,
    basis: scored?.basis ?? basis,
    movement: measurement.movement,
    variant: ('variant' in measurement && measurement.variant) || null,
    quality: measurement.quality.level,
    observations,
  }
}

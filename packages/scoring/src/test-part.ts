import type { MovementId } from '@lithe/movements/catalog'
import { type Advice, choose, type Situation } from './advice/advice.ts'
import type { Suggestions } from './advice/choose-recommendations.ts'
import type { Breakdown, Missing, ScoredPart } from './assessment.ts'
import type { AgeEvidence } from './model/posterior.ts'
import type { Scored } from './scored.ts'
import { zoneSpans } from './words.ts'

export const mostObservations = 3
const mostSuggestions = 2

/** One test of a breakdown, before it is known how many years it adds or takes. */
export type TestPart<Test extends keyof Breakdown> = {
  evidence: AgeEvidence | null
  suggestions: Suggestions | null
  part: (yearsEffect: number | null) => Breakdown[Test]
}

export const missingPart = (missing: Missing) => ({
  evidence: null,
  suggestions: null,
  part: () => missing,
})

export const observe = <Facts extends Situation>(
  library: readonly Advice<Facts>[],
  facts: Facts,
  limit = mostObservations,
): string[] => choose(library, 'observation', facts, limit)

export const suggest = <Facts extends Situation>(
  library: readonly Advice<Facts>[],
  facts: Facts,
  scored: Scored | null,
): Suggestions => ({
  score: scored?.score ?? null,
  texts: choose(library, 'recommendation', facts, mostSuggestions),
})

export function scoredPart(
  scored: Scored | null,
  movement: MovementId,
  observations: string[],
  yearsEffect: number | null,
): ScoredPart {
  const span = scored ? zoneSpans[scored.zone] : { start: 0, end: 100 }
  return {
    userScore: scored?.score ?? null,
    zone: scored?.zone ?? null,
    zoneStart: span.start,
    zoneEnd: span.end,
    yearsEffect,
    movement,
    observations,
  }
}

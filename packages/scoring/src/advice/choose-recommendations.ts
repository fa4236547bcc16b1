import type { Test } from '@lithe/movements/catalog'
import type { Missing } from '../assessment.ts'
import { choose } from './advice.ts'
import type { AgeBand } from './age-band.ts'
import { generalRecommendations } from './general-recommendations.ts'
import { retryRecommendations } from './retry-recommendations.ts'

const fewest = 3
const most = 5
const mostRetries = 2

/** What a measured test suggests, the more telling first. A null score sorts last: it ranks nobody. */
export type Suggestions = { score: number | null; texts: readonly string[] }

const testNames = {
  balance: 'the balance test',
  flexibility: 'the flexibility test',
  strength: 'the strength test',
} as const satisfies Record<Test, string>

const retriesFor = (missing: readonly { test: Test; reason: Missing['reason'] }[], band: AgeBand) =>
  missing.flatMap(({ test, reason }) =>
    choose(
      retryRecommendations,
      'recommendation',
      { band, zone: null, reason, values: { testName: testNames[test] } },
      1,
    ),
  )

/** One from each test, the weakest first; then what to redo, what more to do, and when to come back. */
export function chooseRecommendations(
  suggestions: readonly Suggestions[],
  missing: readonly { test: Test; reason: Missing['reason'] }[],
  band: AgeBand,
): string[] {
  const weakestFirst = suggestions.toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101))
  const first = weakestFirst.flatMap(({ texts }) => texts.slice(0, 1))
  const more = weakestFirst.flatMap(({ texts }) => texts.slice(1)).slice(0, 1)
  const retries = retriesFor(missing, band).slice(0, mostRetries)
  const general = choose(generalRecommendations, 'recommendation', { band, zone: null, values: {} }, fewest)
  return [...first, ...retries, ...more, ...general].slice(0, most)
}

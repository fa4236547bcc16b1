import type { Test } from '@lithe/movements/catalog'
import { balanceRecommendations } from './advice/balance-recommendations.ts'
import { shownOf } from './advice/exercise-films.ts'
import { flexibilityRecommendations } from './advice/flexibility-recommendations.ts'
import { strengthRecommendations } from './advice/strength-recommendations.ts'

/** This week's exercise for one test. `film` names the trainer's film, or is null. */
export type WeekStep<Said> = { test: Test; said: Said; film: string | null; holdsOn: boolean }

const testOf = new Map<string, Test>(
  [...balanceRecommendations, ...flexibilityRecommendations, ...strengthRecommendations].map(
    ({ id, test }) => [id, test],
  ),
)

/** First recommended exercise of each test, in order; skips everything else. */
export function weekOf<Said extends { code: string }>(recommendations: readonly Said[]): WeekStep<Said>[] {
  const steps = new Map<Test, WeekStep<Said>>()
  for (const said of recommendations) {
    const test = testOf.get(said.code)
    if (test && !steps.has(test)) steps.set(test, { test, said, ...shownOf(said.code) })
  }
  return [...steps.values()]
}

import type { Test } from '@lithe/movements/catalog'
import { balanceRecommendations } from './advice/balance-recommendations.ts'
import { shownOf } from './advice/exercise-films.ts'
import { flexibilityRecommendations } from './advice/flexibility-recommendations.ts'
import { strengthRecommendations } from './advice/strength-recommendations.ts'

/** The one thing to practise this week for one test. `film` names the trainer's film of it, null where there is none. */
export type WeekStep<Said> = { test: Test; said: Said; film: string | null; holdsOn: boolean }

const testOf = new Map<string, Test>(
  [...balanceRecommendations, ...flexibilityRecommendations, ...strengthRecommendations].map(
    ({ id, test }) => [id, test],
  ),
)

/** Of all that is recommended the first exercise of each test, in the same order; what is no exercise stays out. */
export function weekOf<Said extends { code: string }>(recommendations: readonly Said[]): WeekStep<Said>[] {
  const steps = new Map<Test, WeekStep<Said>>()
  for (const said of recommendations) {
    const test = testOf.get(said.code)
    if (test && !steps.has(test)) steps.set(test, { test, said, ...shownOf(said.code) })
  }
  return [...steps.values()]
}

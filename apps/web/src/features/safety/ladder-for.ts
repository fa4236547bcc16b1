import { type Ease, easierWays, type Ways } from '@lithe/movements/catalog'
import { isNotToday, type SafetyAnswer } from './safety-questions.ts'

export type Ladder = { is: 'usual' } | { is: 'easier'; ways: Ways } | { is: 'not-today' }

/** Whole years from which nobody should be quite alone, and one doubt weighs as much as two. */
export const companyFromAge = 65

/** How somebody moves today, by what was answered. Both feet stay down where standing on one is most in doubt. */
export function ladderFor(answers: readonly SafetyAnswer[], age: number): Ladder {
  if (answers.some(isNotToday)) return { is: 'not-today' }
  if (answers.length === 0) return { is: 'usual' }
  const isUnsteady = answers.includes('walking-aid') || answers.length > 1 || age >= companyFromAge
  const stance: Ease = isUnsteady ? 'semi-tandem' : 'supported'
  return { is: 'easier', ways: easierWays(stance) }
}

import { type Test, tests } from '@lithe/movements/catalog'
import { type AgeEvidence, type Posterior, type Prior, posterior } from './posterior.ts'

export type Estimate = {
  /** Null without any evidence: the calendar alone is no measurement. */
  posterior: Posterior | null
  /** Years each test adds (+) or takes (−): with it, minus without it. */
  yearsEffect: Record<Test, number | null>
}

export function estimateAge(prior: Prior, evidence: Record<Test, AgeEvidence | null>): Estimate {
  const without = (left: Test | null) => tests.flatMap(test => (test === left ? [] : (evidence[test] ?? [])))
  const all = without(null)
  if (all.length === 0)
    return { posterior: null, yearsEffect: { balance: null, flexibility: null, strength: null } }
  const whole = posterior(prior, all)
  const effectOf = (test: Test) => (evidence[test] ? whole.mean - posterior(prior, without(test)).mean : null)
  return {
    posterior: whole,
    yearsEffect: {
      balance: effectOf('balance'),
      flexibility: effectOf('flexibility'),
      strength: effectOf('strength'),
    },
  }
}

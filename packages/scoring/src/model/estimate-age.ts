import { reportedAges } from '@lithe/contracts/constants'
import { type Test, tests } from '@lithe/movements/catalog'
import type { AgeSay } from '../scored.ts'
import { type AgeEvidence, type Posterior, type Prior, posterior, posteriorMean } from './posterior.ts'
import { type Effect, wholeYears, withHonestSigns } from './whole-years.ts'

/** Each test's evidence about age, and its standing. */
export type Says = Record<Test, (Omit<Effect, 'years'> & Pick<AgeSay, 'evidence' | 'otherShapes'>) | null>

export type Estimate = {
  /** Null if there is no evidence, since calendar age alone is no measurement. */
  posterior: Posterior | null
  /**
   * Whole years that each test adds (+) or subtracts (−); they sum to the difference between the rounded mean and the
   * real age.
   */
  yearsEffect: Record<Test, number | null>
}

const nothing: Estimate = {
  posterior: null,
  yearsEffect: { balance: null, flexibility: null, strength: null },
}

/** Every subset of the other tests, with its fraction of orders (Shapley weights). */
function coalitions(others: readonly Test[]): { present: Test[]; share: number }[] {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
  const all = others.length + 1
  return Array.from({ length: 2 ** others.length }, (_, bits) => {
    const present = others.filter((_, index) => (bits >> index) & 1)
    return {
      present,
      share: (factorial(present.length) * factorial(all - present.length - 1)) / factorial(all),
    }
  })
}

/** All evidence, once per alternative norm curve, which replaces its test's own. */
const shapesOf = (says: Says): AgeEvidence[][] =>
  tests.flatMap(shaped =>
    (says[shaped]?.otherShapes?.() ?? []).map(shape =>
      tests.flatMap(test => (test === shaped ? shape : (says[test]?.evidence ?? []))),
    ),
  )

const sumOfYears = (effects: readonly Effect[]) => effects.reduce((sum, { years }) => sum + years, 0)

/** Scales effects back if they would lead below the youngest reported age. */
function notUnder(leastYears: number, effects: readonly Effect[]): readonly Effect[] {
  const sum = sumOfYears(effects)
  if (sum >= leastYears) return effects
  return effects.map(effect => ({ ...effect, years: (effect.years * Math.min(0, leastYears)) / sum }))
}

/** Posterior age with its range, and each test's effect averaged over all orders (Shapley). */
export function estimateAge(prior: Prior, says: Says): Estimate {
  const present = tests.filter(test => says[test])
  if (present.length === 0) return nothing
  const evidenceOf = (some: readonly Test[]) => some.flatMap(test => says[test]?.evidence ?? [])
  const known = new Map<string, number>()
  const meanOf = (some: readonly Test[]) => {
    const key = tests.filter(test => some.includes(test)).join()
    const mean = known.get(key) ?? (some.length === 0 ? prior.mean : posteriorMean(prior, evidenceOf(some)))
    known.set(key, mean)
    return mean
  }
  const effects = present.flatMap((test): Effect | [] => {
    const say = says[test]
    if (!say) return []
    const others = present.filter(other => other !== test)
    const years = coalitions(others).reduce(
      (sum, { present: before, share }) => sum + share * (meanOf([...before, test]) - meanOf(before)),
      0,
    )
    return { years, score: say.score, surpassed: say.surpassed, zone: say.zone }
  })
  const honest = notUnder(reportedAges.youngest - prior.mean, withHonestSigns(effects))
  // Scaled effects may miss the youngest age by a rounding error.
  const mean = Math.max(prior.mean + sumOfYears(honest), Math.min(reportedAges.youngest, prior.mean))
  const whole = wholeYears(honest, Math.round(mean) - prior.mean)
  const effectOf = (test: Test) => (says[test] ? (whole[present.indexOf(test)] ?? null) : null)
  return {
    posterior: { ...posterior(prior, evidenceOf(present), shapesOf(says)), mean },
    yearsEffect: {
      balance: effectOf('balance'),
      flexibility: effectOf('flexibility'),
      strength: effectOf('strength'),
    },
  }
}

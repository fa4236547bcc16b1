import type { Test } from '@lithe/movements/catalog'
import type { LastVisit, TestResult } from '../advice/last-visit.ts'
import type { Assessment } from '../assessment.ts'
import { modelVersion } from '../model/model-version.ts'

const nothing = { balance: null, flexibility: null, strength: null }

/** A previous visit with these results and no advice. */
export const lastVisit = (
  results: Partial<Record<Test, TestResult>>,
  recommendations: readonly string[] = [],
): LastVisit => ({
  modelVersion,
  madeAt: '2026-05-01T08:00:00.000Z',
  isFirst: true,
  recommendations,
  results: { ...nothing, ...results },
})

export const lastStance = (value: number, more: Partial<TestResult> = {}): TestResult => ({
  movement: 'single-leg-stance',
  variant: null,
  value,
  censored: false,
  windowSeconds: 60,
  quality: 'good',
  ...more,
})
export const lastReach = (value: number, more: Partial<TestResult> = {}): TestResult => ({
  ...lastStance(value),
  windowSeconds: null,
  movement: 'toe-touch',
  ...more,
})
export const lastSquats = (value: number, more: Partial<TestResult> = {}): TestResult => ({
  ...lastStance(value),
  windowSeconds: null,
  movement: 'squat',
  ...more,
})

/** Turns a visit into the next visit's last, with all three movements in their standard variant. */
export function lastVisitOf({ breakdown, recommendations }: Assessment): LastVisit {
  const { balance, flexibility, strength } = breakdown
  return lastVisit(
    {
      ...('missing' in balance
        ? {}
        : {
            balance: lastStance(balance.duration, {
              censored: balance.censored,
              variant: balance.variant,
              windowSeconds: balance.windowSeconds,
            }),
          }),
      ...('missing' in flexibility ? {} : { flexibility: lastReach(flexibility.minRange) }),
      ...('missing' in strength || strength.reps === null
        ? {}
        : { strength: lastSquats(strength.reps, { variant: strength.variant }) }),
    },
    recommendations.map(({ code }) => code),
  )
}

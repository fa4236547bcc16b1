/** What is mutated together, and the tests that are asked whether they notice. */
export type Area = {
  /** The folder whose sources are mutated and whose tests are run. */
  folder: string
  /** Tests that walk thousands of cases: one survivor would cost a minute. What they alone notice counts as unnoticed. */
  slowTests: readonly string[]
}

export const areas: Readonly<Record<string, Area>> = {
  scoring: {
    folder: 'packages/scoring/src',
    slowTests: ['assess.properties.test.ts', 'assess.steps.test.ts', 'model/either-sex.test.ts'],
  },
  movements: { folder: 'packages/movements/src', slowTests: ['replay/measure-again.test.ts'] },
  payments: { folder: 'apps/api/src/payments', slowTests: ['stripe/stripe-outage.test.ts'] },
  'sign-in': { folder: 'apps/api/src/sign-in', slowTests: ['codes/nobody-kept-out.test.ts'] },
}

/** What is mutated together, and the tests that are asked whether they notice. */
export type Area = {
  /** The folder whose sources are mutated and whose tests are run. */
  folder: string
  /** Tests outside of the folder that are about it too, by where they lie in its program's sources. */
  otherTests: readonly string[]
  /** Tests that take many seconds: asked in this order, and only about what no other test has noticed. */
  lateTests: readonly string[]
  /** Tests that walk thousands of cases: one survivor would cost a minute. What they alone notice counts as unnoticed. */
  slowTests: readonly string[]
  /**
   * Its modules keep what they have worked out. Each test file then loads them anew: else only the first test that asked
   * would seem to cover them, and would alone be asked about their mutants.
   */
  remembers: boolean
}

export const areas: Readonly<Record<string, Area>> = {
  scoring: {
    folder: 'packages/scoring/src',
    otherTests: [],
    lateTests: [
      'advice/advice-library.test.ts',
      'advice/listens.test.ts',
      'balance/score-stance.test.ts',
      'advice/short-holds.test.ts',
    ],
    slowTests: ['assess.properties.test.ts', 'assess.steps.test.ts', 'model/either-sex.test.ts'],
    remembers: true,
  },
  movements: {
    folder: 'packages/movements/src',
    otherTests: [],
    lateTests: ['squat/squat.test.ts', 'chair-stand/chair-stand.test.ts', 'body/fitted-body.test.ts'],
    slowTests: [],
    remembers: true,
  },
  payments: {
    folder: 'apps/api/src/money',
    otherTests: [
      'assessments/inherited-unlock.test.ts',
      'reach/bot/telegram-chats.test.ts',
      'doctor/payments-doctor.test.ts',
      'doors/http/operations.test.ts',
      'ground/limits/caps.test.ts',
      'doors/people/language-of-a-person.test.ts',
      'rights/erase-report.test.ts',
      'rights/erase-with-stripe.test.ts',
      'staff/orders-command.test.ts',
      'rounds.test.ts',
    ],
    lateTests: ['stripe/stripe-outage.test.ts'],
    slowTests: [],
    remembers: false,
  },
  'sign-in': {
    folder: 'apps/api/src/sign-in',
    otherTests: [
      'rights/account/devices.test.ts',
      'reach/card/send-card.test.ts',
      'ground/events/security-events.test.ts',
      'ground/limits/two-servers.test.ts',
      'doors/people/authorise.test.ts',
      'doors/people/fresh-proof.test.ts',
      'doors/sign-ins/sign-in-rotation.test.ts',
    ],
    lateTests: ['codes/nobody-kept-out.test.ts'],
    slowTests: [],
    remembers: false,
  },
}

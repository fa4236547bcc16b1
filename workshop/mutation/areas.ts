/** Code mutated together, with the tests that should notice. */
export type Area = {
  /** Folder whose sources are mutated and whose tests run. */
  folder: string
  /** Tests elsewhere in the program that also cover it. */
  otherTests: readonly string[]
  /** Slow tests, run last in this order, for mutants that no other test noticed. */
  lateTests: readonly string[]
  /** Tests over thousands of cases, excluded because they take a minute per survivor. */
  slowTests: readonly string[]
  /**
   * Whether its modules cache results. Test files then reload them; otherwise only the first test would seem to cover
   * them.
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
      'staff/organisations-command.test.ts',
      'staff/promo-command.test.ts',
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

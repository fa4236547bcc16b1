import type { AssessmentListItem } from '@lithe/contracts/api'
import type { Page } from '@playwright/test'
import type { paths } from '../../apps/web/src/navigation/paths.ts'

export type Known = { locked: string; unlocked: string; assessments: readonly AssessmentListItem[] }
export type Stop = {
  /** With what the address needs to show the page itself. */
  address: string
  /** What the page before hands over. */
  state?: unknown
  /** The heading that says that the page itself is there. */
  heading: string | RegExp
  /** Why a page has no main action. */
  withoutAction?: string
  before?: (page: Page) => Promise<unknown>
  after?: (page: Page) => Promise<unknown>
}

const generating = '**/api/lithe/generate-report'

/** One stop for each route of the app; one without is a type error. */
export const stopsAt = ({ locked, unlocked, assessments }: Known) =>
  ({
    home: { address: '/', heading: /Live long/ },
    login: { address: '/login', heading: 'Sign in to Lithe' },
    open: { address: '/open', heading: 'This link has been used, or is too old' },
    start: { address: '/longevity-test', heading: 'How young do you move?' },
    profiles: { address: '/profiles', heading: 'Who’s taking the assessment?' },
    intro: { address: '/onboarding/intro', heading: 'Meet Etta' },
    name: { address: '/onboarding/longevity', heading: 'What may I call you?' },
    credibility: { address: '/onboarding/credibility', heading: /people moved first/ },
    questionnaire: { address: '/onboarding/questionnaire', heading: /Two things about you/ },
    confidence: { address: '/onboarding/confidence', heading: 'Three papers this stands on' },
    success: { address: '/onboarding/success', heading: 'Three months later' },
    privacy: { address: '/assessment/privacy', heading: 'What the camera sees stays with you' },
    tips: { address: '/assessment/tips', heading: 'Before you begin' },
    preview: { address: '/assessment/preview', heading: 'Make room for yourself' },
    accurateResults: { address: '/assessment/accurate-results', heading: 'This is how it counts' },
    workoutPreview: { address: '/assessment/workout-preview', heading: 'What you will do' },
    practice: { address: '/assessment/practice', heading: 'Practise first' },
    workout: { address: '/assessment/workout', heading: 'Does any of this hold for you?' },
    list: { address: '/assessment/list', state: { assessments }, heading: 'Your reports' },
    listAlias: { address: '/assessment-list', state: { assessments }, heading: 'Your reports' },
    report: { address: `/assessment/report/${unlocked}`, heading: /, Ada$/ },
    currentReport: { address: '/assessment/report', heading: /, Ada$/ },
    paymentResult: { address: '/payment-result', heading: /payment/i },
    feedback: { address: `/assessment/feedback?assessmentId=${locked}`, heading: 'How was your experience?' },
    reminders: { address: '/assessment/reminders', heading: 'See you again' },
    yourData: { address: '/your-data', heading: 'Your data' },
    leftPhone: {
      address: '/your-data/sent',
      heading: 'What left this phone',
      withoutAction: 'there is only something to read',
    },
    generate: {
      address: '/assessment/generate?balance=1c9dcf3e-7d0c-4ed4-9b0e-0c3a3c3f6c11',
      heading: 'Generating Your Report',
      withoutAction: 'the report comes by itself',
      before: page => page.route(generating, () => undefined),
      after: page => page.unroute(generating),
    },
  }) satisfies Record<keyof typeof paths, Stop>

/** Pages that share a route with another one, or look different to others. */
export const furtherStops = ({ locked }: Known): Record<string, Stop> => ({
  'locked report': {
    address: `/assessment/report/${locked}`,
    heading: /, Ada$/,
    withoutAction: 'what was asked for is the report; unlocking it is offered where the locked part begins',
  },
  'no such page': { address: '/nowhere', heading: /Page not found/ },
  'payment cancelled': { address: '/payment-result?status=cancelled', heading: /payment/i },
  'landing for an insurer': { address: '/?o=insurer', heading: /Live long/ },
  'movements for an insurer': { address: '/assessment/workout-preview', heading: 'What you will do' },
})

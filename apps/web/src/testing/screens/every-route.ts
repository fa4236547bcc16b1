import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { toSignIn } from '../../navigation/sign-in-again.ts'
import { noteDetour } from '../../people/onward.ts'
import { language } from '../../words/language.ts'
import { ownedBy } from './device.ts'
import { recordedReport, serverWith } from './known.ts'
import { openApp } from './open-app.tsx'
import type { Answers } from './server.ts'

type Known = ReturnType<typeof makeKnown>
export type Stop = {
  /** URL with the parameters the page needs. */
  address: string
  /** Heading that identifies the page. */
  heading: string | RegExp
  /** Navigation state. */
  state?: object
  /** Why the page has no main action. */
  withoutAction?: string
}

const makeKnown = () => {
  const [locked, unlocked] = [recordedReport('locked'), recordedReport('unlocked')]
  return { locked: locked.assessmentId, unlocked: unlocked.assessmentId, reports: [unlocked, locked] }
}

/** One stop per route of the app; a missing one is a type error. */
const stopsAt = ({ locked, unlocked }: Known) =>
  ({
    home: { address: '/', heading: /Welcome back/ },
    login: { address: '/login', state: toSignIn, heading: 'Sign in to Lithe' },
    open: { address: '/open', heading: 'This link has been used, or is too old' },
    start: { address: '/longevity-test', heading: 'How do you move?' },
    profiles: { address: '/profiles', heading: 'Who’s taking the assessment?' },
    see: {
      address: '/see',
      heading: 'See yourself first',
      withoutAction: 'the camera comes on its own',
    },
    intro: { address: '/onboarding/intro', heading: 'Meet Etta' },
    name: { address: '/onboarding/longevity', heading: /^Pleased to meet you/ },
    credibility: { address: '/onboarding/credibility', heading: /people moved first/ },
    questionnaire: { address: '/onboarding/questionnaire', heading: /Two things about you/ },
    confidence: { address: '/onboarding/confidence', heading: 'Three papers this is based on' },
    success: { address: '/onboarding/success', heading: 'Three months later' },
    privacy: { address: '/assessment/privacy', heading: 'What the camera sees stays with you' },
    tips: { address: '/assessment/tips', heading: 'Before you begin' },
    preview: { address: '/assessment/preview', heading: 'Make room for yourself' },
    accurateResults: { address: '/assessment/accurate-results', heading: 'This is how it counts' },
    workoutPreview: { address: '/assessment/workout-preview', heading: 'What you will do' },
    practice: { address: '/assessment/practice', heading: 'Practise first' },
    workout: { address: '/assessment/workout', heading: 'Is any of this true for you today?' },
    list: {
      address: '/assessment/list',
      heading: 'Your reports',
    },
    listAlias: {
      address: '/assessment-list',
      heading: 'Your reports',
    },
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
    },
  }) satisfies Record<keyof typeof paths, Stop>

/** Pages that share a route, or look different to others. */
const furtherStops = ({ locked }: Known): Record<string, Stop> => ({
  'locked report': {
    address: `/assessment/report/${locked}`,
    heading: /, Ada$/,
    withoutAction: 'what was asked for is the report; unlocking it is offered where the locked part begins',
  },
  'greeting at sign-in': { address: '/login', heading: /Welcome back/ },
  'no such page': { address: '/nowhere', heading: /Page not found/ },
  'payment cancelled': { address: '/payment-result?status=cancelled', heading: /payment/i },
  'landing for an insurer': { address: '/?o=insurer', heading: /Welcome back/ },
  'movements for an insurer': { address: '/assessment/workout-preview', heading: 'What you will do' },
})

export const insurer = {
  code: 'insurer',
  name: 'Your insurer',
  workoutSet: 'organisation',
  unlocksReports: false,
  logo: null,
} as const

type Look = (name: string, stop: Stop) => Promise<void>

/** Visits every page of the app, as a person with two reports. */
export async function visitAll(look: Look, query = '') {
  const known = makeKnown()
  const opening = {
    device: ownedBy(),
    server: {
      ...serverWith(known.reports),
      meetOrganisation: () => insurer,
      // Its page is tested while it waits.
      generateReport: () => new Promise<never>(() => {}),
    } satisfies Answers,
  }
  // Marks the single redirect of a person with reports as taken.
  noteDetour('list')
  let app = await openApp(`${paths.list.link()}${query}`, opening)
  let before = ''
  for (const [name, stop] of Object.entries<Stop>({ ...stopsAt(known), ...furtherStops(known) })) {
    const left = String(stop.heading) === before ? null : document.querySelector('h1')
    before = String(stop.heading)
    // An organisation is read from the URL on load.
    if (stop.address.includes('o=')) app = await openApp(stop.address, opening)
    else await app.goTo(stop.address, stop.state)
    // In another language, any heading will do once the previous page is gone.
    if (language !== 'en') {
      await expect.poll(app.place, { message: name }).toBe(stop.address)
      await expect.poll(() => left?.isConnected ?? false, { message: name }).toBe(false)
    }
    const title = language === 'en' ? { level: 1, name: stop.heading } : { level: 1 }
    await expect.element(page.getByRole('heading', title).first(), { message: name }).toBeVisible()
    await look(name, stop)
  }
}

/** Pages for any orientation: the phone stands as in the test, and nothing comes before the result. */
const anyWayUp = ['workout', 'generate', 'report', 'currentReport', 'locked report']

export const expectations = (name: string, { withoutAction }: Stop) => ({
  hasMainAction: withoutAction === undefined,
  mayAskToTurn: !anyWayUp.includes(name),
})

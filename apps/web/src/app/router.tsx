import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router'
import { loadQueries } from '../api/use-public-config.ts'
import { LandingScreen } from '../arrive/landing/landing-screen.tsx'
import { ScreenNotLoaded } from '../navigation/later-parts.ts'
import { paths } from '../navigation/paths.ts'
import { isMetered, whenIdle } from '../navigation/this-page.ts'
import { requirePerson, requireSomebody } from '../people/guards.ts'
import { loadDrawings } from '../ui/chronophotograph.tsx'
import { withWords } from '../words/language.ts'
import { withPageMotion } from './page-motion.ts'
import { RootLayout } from './root-layout.tsx'
import { NotFoundScreen, OpeningScreen, RouterErrorScreen } from './router-screens.tsx'

type Load = () => Promise<ComponentType>
type Page = { load: Load; guard: LoaderFunction | null }

const anyone = (load: Load): Page => ({ load, guard: null })
/** Requires the current person's name, age and sex. */
const person = (load: Load): Page => ({ load, guard: requirePerson })
/** Requires someone on this device with name, age and sex. */
const somebody = (load: Load): Page => ({ load, guard: requireSomebody })

const report = () => import('../report/report-screen.tsx').then(module => module.ReportScreen)
const generate = () => import('../report/generate-screen.tsx').then(module => module.GenerateScreen)
const list = () => import('../report/list/list-screen.tsx').then(module => module.ListScreen)

/** All pages, in the usual order of visits; all but the first are fetched separately. */
const pages = {
  start: anyone(() => import('../arrive/start/start-screen.tsx').then(module => module.StartScreen)),
  see: anyone(() => import('../arrive/start/see-screen.tsx').then(module => module.SeeScreen)),
  intro: anyone(() => import('../prepare/intro-screen.tsx').then(module => module.IntroScreen)),
  name: anyone(() => import('../prepare/name-screen.tsx').then(module => module.NameScreen)),
  credibility: anyone(() =>
    import('../prepare/credibility-screen.tsx').then(module => module.CredibilityScreen),
  ),
  questionnaire: anyone(() =>
    import('../prepare/questionnaire-screen.tsx').then(module => module.QuestionnaireScreen),
  ),
  confidence: anyone(() =>
    import('../prepare/credibility-screen.tsx').then(module => module.ConfidenceScreen),
  ),
  success: anyone(() => import('../prepare/success-screen.tsx').then(module => module.SuccessScreen)),
  privacy: person(() => import('../prepare/privacy-screen.tsx').then(module => module.PrivacyScreen)),
  workoutPreview: person(() =>
    import('../prepare/workout-preview-screen.tsx').then(module => module.WorkoutPreviewScreen),
  ),
  workout: anyone(() => import('./workout-page.tsx').then(module => module.WorkoutPage)),
  generate: anyone(generate),
  // Anyone may open a link to a report; the page says where it can be read.
  currentReport: anyone(report),
  report: anyone(report),
  tips: person(() => import('../prepare/tips-screen.tsx').then(module => module.TipsScreen)),
  preview: person(() => import('../prepare/preview-screen.tsx').then(module => module.PreviewScreen)),
  accurateResults: person(() =>
    import('../prepare/tips-screen.tsx').then(module => module.AccurateResultsScreen),
  ),
  practice: person(() => import('../prepare/tips-screen.tsx').then(module => module.PracticeScreen)),
  feedback: somebody(() =>
    import('../report/feedback/feedback-screen.tsx').then(module => module.FeedbackScreen),
  ),
  list: anyone(list),
  listAlias: anyone(list),
  profiles: anyone(() =>
    import('../yours/profiles/profiles-screen.tsx').then(module => module.ProfilesScreen),
  ),
  login: anyone(() => import('../arrive/sign-in/login-screen.tsx').then(module => module.LoginScreen)),
  open: anyone(() => import('../arrive/link/open-link-screen.tsx').then(module => module.OpenLinkScreen)),
  reminders: person(() =>
    import('../yours/reminders/reminders-screen.tsx').then(module => module.RemindersScreen),
  ),
  paymentResult: anyone(() =>
    import('../report/payment/payment-result-screen.tsx').then(module => module.PaymentResultScreen),
  ),
  yourData: anyone(() =>
    import('../yours/your-data/your-data-screen.tsx').then(module => module.YourDataScreen),
  ),
  leftPhone: anyone(() =>
    import('../yours/your-data/left-phone-screen.tsx').then(module => module.LeftPhoneScreen),
  ),
} satisfies Record<Exclude<keyof typeof paths, 'home'>, Page>

const queries = () => loadQueries().then(module => module.QueryLayout)

const later = (load: Load) => async () => ({
  Component: await withWords(load()).catch((cause: unknown) => {
    throw new ScreenNotLoaded('Part not loaded', { cause })
  }),
})

const routesBehind = (guard: LoaderFunction | null) =>
  (Object.entries(pages) as [keyof typeof pages, Page][])
    .filter(([, page]) => page.guard === guard)
    .map(([name, { load }]) => ({ path: paths[name].pattern, lazy: later(load) }))

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouterErrorScreen,
    HydrateFallback: OpeningScreen,
    children: [
      { path: paths.home.pattern, Component: LandingScreen },
      {
        lazy: later(queries),
        children: [
          ...routesBehind(null),
          { loader: requirePerson, children: routesBehind(requirePerson) },
          { loader: requireSomebody, children: routesBehind(requireSomebody) },
        ],
      },
      { path: '*', Component: NotFoundScreen },
    ],
  },
]

/**
 * Creates the router from the current URL: call it once the URL has been cleaned. `follow` reports each navigation;
 * `subscribe` serves only the view.
 */
export function createRouter() {
  const router = createBrowserRouter(routes)
  const follow = router.subscribe
  return Object.assign(withPageMotion(router), { follow })
}

/** Pause between prefetches, so that user input comes first. */
const breathMs = 100
const breath = () => new Promise<void>(resolve => whenIdle(resolve, breathMs))

/** Waits for this page's requests, which share a slow connection with later scripts. */
const untilAnswered = () => loadQueries().then(({ untilAnswered }) => untilAnswered())

/**
 * Prefetches later pages one by one, so that no one waits for them. On a metered connection each is fetched when
 * opened, and the test along with everything it may lead to.
 */
export async function fetchAhead() {
  if (isMetered()) return
  const loads: (() => Promise<object>)[] = [...Object.values(pages).map(({ load }) => load), loadDrawings]
  await breath()
  for (const load of loads) {
    await untilAnswered().catch(() => {})
    await breath()
    await withWords(load()).catch(() => {})
  }
  await import('./workout-page.tsx').then(({ afterMovement }) => afterMovement.load()).catch(() => {})
}

/** Every route's pattern beside the function that builds its link. */
const fixed = <Pattern extends string>(pattern: Pattern) => ({ pattern, link: () => pattern })

export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  /** Where a link from a messenger leads. */
  open: fixed('/open'),
  start: fixed('/longevity-test'),
  profiles: fixed('/profiles'),
  intro: fixed('/onboarding/intro'),
  name: fixed('/onboarding/longevity'),
  credibility: fixed('/onboarding/credibility'),
  questionnaire: fixed('/onboarding/questionnaire'),
  confidence: fixed('/onboarding/confidence'),
  success: fixed('/onboarding/success'),
  privacy: fixed('/assessment/privacy'),
  tips: fixed('/assessment/tips'),
  preview: fixed('/assessment/preview'),
  accurateResults: fixed('/assessment/accurate-results'),
  workoutPreview: fixed('/assessment/workout-preview'),
  practice: fixed('/assessment/practice'),
  workout: fixed('/assessment/workout'),
  generate: fixed('/assessment/generate'),
  list: fixed('/assessment/list'),
  listAlias: fixed('/assessment-list'),
  currentReport: fixed('/assessment/report'),
  report: {
    pattern: '/assessment/report/:assessmentId',
    link: (assessmentId: string) => `/assessment/report/${encodeURIComponent(assessmentId)}`,
  },
  paymentResult: fixed('/payment-result'),
  feedback: {
    pattern: '/assessment/feedback',
    link: (assessmentId: string) => `/assessment/feedback?${new URLSearchParams({ assessmentId })}`,
  },
  reminders: fixed('/assessment/reminders'),
  yourData: fixed('/your-data'),
  leftPhone: fixed('/your-data/sent'),
}

/** Where a person without name, age or sex begins. */
export const onboardingStart = paths.intro
/** Where a report that could not be made, or does not exist, sends the person. */
export const backToTest = paths.preview

/** Where a phone may stand as it was placed for the test: nothing comes between a person and their result. */
export function isAnyWayUp(pathname: string): boolean {
  const places: readonly string[] = [paths.workout, paths.generate, paths.currentReport].map(
    ({ pattern }) => pattern,
  )
  return places.includes(pathname) || pathname.startsWith(`${paths.currentReport.pattern}/`)
}

/** The order in which pages lie side by side, as written above; going to an earlier one slides backward. */
const pageOrder: readonly string[] = Object.values(paths).map(({ pattern }) => pattern)

function positionOf(pathname: string): number {
  const exact = pageOrder.indexOf(pathname)
  if (exact >= 0) return exact
  return pageOrder.findLastIndex(pattern => pattern !== '/' && pathname.startsWith(`${pattern}/`))
}

export type SlideDirection = 'forward' | 'backward'

export function slideDirection(from: string, to: string): SlideDirection {
  return positionOf(to) < positionOf(from) ? 'backward' : 'forward'
}

/** What an address says, or null where it is none; `URL.canParse` would leave out every iPhone with iOS 16. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** A place inside this app that a guard may send the person back to, or null. */
export function safeReturnPath(candidate: string | null): string | null {
  return candidate && /^\/(?![/\\])/.test(candidate) ? candidate : null
}

const restfulPlaces: readonly string[] = [
  paths.home,
  paths.start,
  paths.list,
  paths.listAlias,
  paths.leftPhone,
].map(({ pattern }) => pattern)

/** Where nothing is measured, asked, paid or made, and nothing half done is lost: a newer build of the app may take over. */
export const isRestful = (pathname: string) => restfulPlaces.includes(pathname)

/** Held by every tab that is anywhere else, or has a sheet open. */
export const busyLock = 'busy'

/** Said to the worker of a newer build: it answers for all tabs from now on. */
export const takeOver = 'take-over'

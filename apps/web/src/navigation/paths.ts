/** Each route's pattern with the function that builds its link. */
const fixed = <Pattern extends string>(pattern: Pattern) => ({ pattern, link: () => pattern })

export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  /** Page that links from a messenger open. */
  open: fixed('/open'),
  start: fixed('/longevity-test'),
  see: fixed('/see'),
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

/** Start page for a person whose name, age or sex is missing. */
export const onboardingStart = paths.intro
/** Page for a person whose report could not be made or does not exist. */
export const backToTest = paths.preview

/** Whether a path is that page, or one below it. */
const isWithin = (pathname: string, pattern: string) => `${pathname}/`.startsWith(`${pattern}/`)

/** Whether the phone may be in landscape, for the camera or just after: no notice covers picture or result. */
export const isAnyWayUp = (pathname: string): boolean =>
  [paths.see, paths.workout, paths.generate, paths.currentReport].some(({ pattern }) =>
    isWithin(pathname, pattern),
  )

/** Left-to-right order of the pages, as listed above; earlier pages slide in backward. */
const pageOrder = Object.values(paths)

const positionOf = (pathname: string) => pageOrder.findLastIndex(({ pattern }) => isWithin(pathname, pattern))

export type SlideDirection = 'forward' | 'backward'

export function slideDirection(from: string, to: string): SlideDirection {
  return positionOf(to) < positionOf(from) ? 'backward' : 'forward'
}

/** Parses a URL; null if invalid. `URL.canParse` is missing on iOS 16. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Checks that a guard may return the person to this path, which must be inside the app; else null. */
export function safeReturnPath(candidate: string | null): string | null {
  return /^\/(?![/\\\s])/.test(candidate ?? '') ? candidate : null
}

const restfulPlaces = [paths.home, paths.start, paths.list, paths.listAlias, paths.leftPhone]

/** Whether nothing is in progress on a page and nothing can be lost, so that a newer build may take over. */
export const isRestful = (pathname: string) => restfulPlaces.some(({ pattern }) => pattern === pathname)

/** Lock held by every tab that is on any other page, or has a sheet open. */
export const busyLock = 'busy'

/** Message that tells a newer build's worker to take over all tabs. */
export const takeOver = 'take-over'

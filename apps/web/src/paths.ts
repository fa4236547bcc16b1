/** Every route's pattern beside the function that builds its link. */
const fixed = <Pattern extends string>(pattern: Pattern) => ({ pattern, link: () => pattern })

export const paths = {
  home: fixed('/'),
  start: fixed('/longevity-test'),
  name: fixed('/onboarding/longevity'),
  questionnaire: fixed('/onboarding/questionnaire'),
  privacy: fixed('/assessment/privacy'),
  workoutPreview: fixed('/assessment/workout-preview'),
  workout: fixed('/assessment/workout'),
  generate: fixed('/assessment/generate'),
  currentReport: fixed('/assessment/report'),
  report: {
    pattern: '/assessment/report/:assessmentId',
    link: (assessmentId: string) => `/assessment/report/${encodeURIComponent(assessmentId)}`,
  },
}

/** Where a person without name, age or sex begins. */
export const onboardingStart = paths.name
/** Where a report that could not be made, or does not exist, sends the person. */
export const backToTest = paths.workoutPreview

/** The order in which pages lie side by side; going to an earlier one slides backward. */
const pageOrder: readonly string[] = [
  paths.home.pattern,
  paths.start.pattern,
  paths.name.pattern,
  paths.questionnaire.pattern,
  paths.privacy.pattern,
  paths.workoutPreview.pattern,
  paths.workout.pattern,
  paths.generate.pattern,
  paths.currentReport.pattern,
]

function positionOf(pathname: string): number {
  const exact = pageOrder.indexOf(pathname)
  if (exact >= 0) return exact
  return pageOrder.findLastIndex(pattern => pattern !== '/' && pathname.startsWith(`${pattern}/`))
}

export type SlideDirection = 'forward' | 'backward'

export function slideDirection(from: string, to: string): SlideDirection {
  return positionOf(to) < positionOf(from) ? 'backward' : 'forward'
}

/** A place inside this app that a guard may send the person back to, or null. */
export function safeReturnPath(candidate: string | null): string | null {
  return candidate && /^\/(?![/\\])/.test(candidate) ? candidate : null
}

/** The pages before the test, in order, for the progress arc. */
const pages = [
  'name',
  'credibility',
  'questionnaire',
  'confidence',
  'success',
  'privacy',
  'workout-preview',
] as const
export type PreparationPage = (typeof pages)[number]

export const preparation = (page: PreparationPage) => ({
  step: pages.indexOf(page) + 1,
  of: pages.length,
})

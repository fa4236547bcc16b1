/** The pages before the test, in order, for the progress arc. */
const pages = ['name', 'questionnaire', 'privacy', 'preview'] as const

export const preparation = (page: (typeof pages)[number]) => ({
  step: pages.indexOf(page) + 1,
  of: pages.length,
})

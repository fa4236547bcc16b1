const citedTitle = 'the title of a cited paper'
const citations = 'packages/scoring/src/norms/citations.ts'
const curveCitations = 'packages/scoring/src/norms/curve-citations.ts'

/** Phrases that look like claims but are not. */
export const allowedPhrases: readonly { path: string; phrase: string; reason: string }[] = [
  {
    path: curveCitations,
    phrase: 'for clinical muscle strength tests to identify probable sarcopenia',
    reason: citedTitle,
  },
  { path: citations, phrase: 'screening for chronic diseases', reason: citedTitle },
  {
    path: curveCitations,
    phrase: 'A simplified screening tool for the one-leg standing test',
    reason: citedTitle,
  },
]

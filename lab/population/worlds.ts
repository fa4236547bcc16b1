/** How a population differs from what the model expects. */
export type World = {
  name: string
  /** Log seconds and log odds by which everybody stands longer than the common curve; null draws a study for each. */
  stanceShift: number | null
  /** Chair stands by which everybody does more; null draws a sample for each. */
  standsMore: number | null
  /** Correlation of what one person does in the three tests, beyond age and sex. */
  correlation: number
  /** Share of people who step off for a reason of their own, at any moment of the window. */
  lapses: number
}

const own: World = { name: 'own', stanceShift: null, standsMore: null, correlation: 0, lapses: 0 }

/**
 * The model's own world, in which studies differ as it expects, and four in which it is wrong: balance as Lohne-Seiler
 * found it in Norway and as Seino found it in Japan, tests that know of each other, and people who step off besides.
 */
export const worlds: readonly World[] = [
  own,
  { ...own, name: 'norway', stanceShift: -0.73, standsMore: 0 },
  { ...own, name: 'japan', stanceShift: 0.56, standsMore: 0 },
  { ...own, name: 'correlated', correlation: 0.3 },
  { ...own, name: 'lapses', lapses: 0.1 },
]

/** How a population differs from the model's assumptions. */
export type World = {
  name: string
  /** Shift in log seconds and log odds from the common curve; null draws a shift per study. */
  stanceShift: number | null
  /** Additional chair stands; null draws a number per sample. */
  standsMore: number | null
  /** Correlation between the three tests beyond age and sex. */
  correlation: number
  /** Fraction of people who step off for unrelated reasons, at any moment of the window. */
  lapses: number
}

const own: World = { name: 'own', stanceShift: null, standsMore: null, correlation: 0, lapses: 0 }

/**
 * The model's own world, and four in which it is wrong: balance as Lohne-Seiler found in Norway and Seino in Japan,
 * correlated tests, and unrelated step-downs.
 */
export const worlds: readonly World[] = [
  own,
  { ...own, name: 'norway', stanceShift: -0.73, standsMore: 0 },
  { ...own, name: 'japan', stanceShift: 0.56, standsMore: 0 },
  { ...own, name: 'correlated', correlation: 0.3 },
  { ...own, name: 'lapses', lapses: 0.1 },
]

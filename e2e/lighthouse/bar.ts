/** What the landing page must reach on a phone, out of 100. */
export const bar = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Category = keyof typeof bar
export const categories = Object.keys(bar) as Category[]

export type Scores = Record<Category, number>
type Measured = Record<string, { score: number | null }>

/** Points out of 100. A category that could not be measured has none. */
export const scoresOf = (measured: Measured): Scores =>
  Object.fromEntries(
    categories.map(category => [category, Math.round((measured[category]?.score ?? 0) * 100)]),
  ) as Scores

export const belowBar = (scores: Scores): Category[] =>
  categories.filter(category => scores[category] < bar[category])

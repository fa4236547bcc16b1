import type { OwnWork } from './own-work.ts'

/** What the landing page must reach on a phone, out of 100; of its performance below. */
export const bar = { accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Category = keyof typeof bar | 'performance'
export const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

export type Scores = Record<Category, number>
type Measured = Record<string, { score: number | null }>

/** Points out of 100. A category that could not be measured has none. */
export const scoresOf = (measured: Measured): Scores =>
  Object.fromEntries(
    categories.map(category => [category, Math.round((measured[category]?.score ?? 0) * 100)]),
  ) as Scores

/** The pages that are measured; each has the performance that it must reach at least, out of 100. */
export const pages = { landing: 98, start: 95, 'sign-in': 95, report: 95 } as const
export type PageName = keyof typeof pages

/**
 * Of one visit on a phone with a slow 4G and a slow processor; `layoutShift` has no unit. The last two are the page's own
 * work, whatever else runs; the bar is Lighthouse's alone.
 */
export type Figures = OwnWork & {
  performance: number
  largestPaintMs: number
  layoutShift: number
  blockedMs: number
}

/** What a page may take at the most. */
const most = { largestPaintMs: 1800, layoutShift: 0, blockedMs: 50 } as const

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Each figure's median by itself. */
export const medianOf = (runs: readonly Figures[]): Figures => ({
  performance: middle(runs.map(({ performance }) => performance)),
  largestPaintMs: middle(runs.map(({ largestPaintMs }) => largestPaintMs)),
  layoutShift: middle(runs.map(({ layoutShift }) => layoutShift)),
  blockedMs: middle(runs.map(({ blockedMs }) => blockedMs)),
  ownBlockedMs: middle(runs.map(({ ownBlockedMs }) => ownBlockedMs)),
  workMs: middle(runs.map(({ workMs }) => workMs)),
})

/** Shifts below this are rounding: Lighthouse prints them as 0. */
const roundingShift = 0.0005

export const beyondBar = (page: PageName, figures: Figures): string[] => [
  ...(figures.performance >= pages[page] ? [] : [`performance ${figures.performance} of ${pages[page]}`]),
  ...(figures.largestPaintMs <= most.largestPaintMs
    ? []
    : [`largest paint after ${Math.round(figures.largestPaintMs)} ms; ${most.largestPaintMs} is the most`]),
  ...(figures.layoutShift <= most.layoutShift + roundingShift
    ? []
    : [`shift ${figures.layoutShift.toFixed(3)}`]),
  ...(figures.blockedMs <= most.blockedMs
    ? []
    : [`blocked for ${Math.round(figures.blockedMs)} ms; ${most.blockedMs} is the most`]),
]

export const belowBar = (scores: Scores): string[] =>
  (Object.keys(bar) as (keyof typeof bar)[]).filter(category => scores[category] < bar[category])

import type { OwnWork } from './own-work.ts'

/** Required scores of the landing page on a phone, out of 100; performance is below. */
export const bar = { accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Category = keyof typeof bar | 'performance'
export const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

export type Scores = Record<Category, number>
type Measured = Record<string, { score: number | null }>

/** Points out of 100; null for a category that could not be measured. */
export const scoresOf = (measured: Measured): Scores =>
  Object.fromEntries(
    categories.map(category => [category, Math.round((measured[category]?.score ?? 0) * 100)]),
  ) as Scores

/** Measured pages with their minimum performance score. */
export const pages = { landing: 98, start: 95, 'sign-in': 95, report: 95 } as const
export type PageName = keyof typeof pages

/**
 * One visit on a phone with slow 4G and CPU; `layoutShift` is unitless. The last three figures are the page's own work,
 * independent of load; only Lighthouse's figures are judged.
 */
export type Figures = OwnWork & {
  performance: number
  largestPaintMs: number
  layoutShift: number
  blockedMs: number
}

/** Upper limits for a page. */
const most = { largestPaintMs: 1800, layoutShift: 0, blockedMs: 50 } as const

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const medianOf = (runs: readonly Figures[]): Figures => ({
  performance: middle(runs.map(({ performance }) => performance)),
  largestPaintMs: middle(runs.map(({ largestPaintMs }) => largestPaintMs)),
  layoutShift: middle(runs.map(({ layoutShift }) => layoutShift)),
  blockedMs: middle(runs.map(({ blockedMs }) => blockedMs)),
  ownBlockedMs: middle(runs.map(({ ownBlockedMs }) => ownBlockedMs)),
  workMs: middle(runs.map(({ workMs }) => workMs)),
  longestTaskMs: middle(runs.map(({ longestTaskMs }) => longestTaskMs)),
})

/** Smaller shifts are rounding, which Lighthouse prints as 0. */
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

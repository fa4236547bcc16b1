import type { AssessmentListItem } from '@lithe/contracts/api'

/** One test that gave an age. Ages in years. */
export type AgePoint = {
  assessmentId: string
  createdAt: string
  age: number
  range: readonly [number, number]
  realAge: number
}

/** Beyond these the dots would touch on a phone. */
const mostPoints = 7

/** The latest tests that gave an age, oldest first. */
export function agePoints(newestFirst: readonly AssessmentListItem[]): AgePoint[] {
  return newestFirst
    .flatMap(({ assessmentId, createdAt, freeReportData: { mobilityAge, mobilityAgeRange, userAge } }) => {
      if (mobilityAge === null) return []
      const range = mobilityAgeRange ?? ([mobilityAge, mobilityAge] as const)
      return [{ assessmentId, createdAt, age: mobilityAge, range, realAge: userAge }]
    })
    .slice(0, mostPoints)
    .reverse()
}

export type Plot = { width: number; top: number; bottom: number; marginX: number }

/** Where tests and ages lie on the plot, in its own units; older is higher. */
export function plotScale(points: readonly AgePoint[], { width, top, bottom, marginX }: Plot) {
  const ages = points.flatMap(({ range, age, realAge }) => [...range, age, realAge])
  const youngest = Math.min(...ages)
  const span = Math.max(1, Math.max(...ages) - youngest)
  const gap = points.length > 1 ? (width - 2 * marginX) / (points.length - 1) : 0
  return {
    x: (index: number) => marginX + index * gap,
    y: (age: number) => bottom - ((age - youngest) / span) * (bottom - top),
  }
}

/** One arc from test to test, level at each of them, so that it never swings beyond what was measured. */
export function arcThrough(places: readonly { x: number; y: number }[]): string {
  const [first, ...others] = places
  if (!first) return ''
  let from = first
  let path = `M${first.x} ${first.y}`
  for (const to of others) {
    const middle = (from.x + to.x) / 2
    path += `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`
    from = to
  }
  return path
}

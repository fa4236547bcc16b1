import type { AssessmentListItem } from '@lithe/contracts/api'
import { changeBetween } from '@lithe/scoring/real-change'

type Dated = Pick<AssessmentListItem, 'createdAt' | 'freeReportData'>

/** Which way an age went since the assessment before, and whether that is more than chance. */
export type ChangeWords = { change: string; meaning: string; isReal: boolean }

const yearWords = (years: number) => (years === 1 ? '1 year' : `${years} years`)

/** Between two assessments of one person; null where one of them gave no age. */
export function changeWords(earlier: Dated, later: Dated): ChangeWords | null {
  const change = changeBetween(earlier.freeReportData, later.freeReportData)
  if (!change) return null
  const { years, smallestYears, isReal } = change
  const day = dateWords(earlier.createdAt)
  const before = day === dateWords(later.createdAt) ? 'the test before' : `on ${day}`
  if (earlier.freeReportData.modelVersion !== later.freeReportData.modelVersion)
    return {
      change: `Not compared with ${before === 'the test before' ? before : `that of ${day}`}`,
      meaning: 'A newer model worked this one out, so the two ages do not stand on the same ground.',
      isReal: false,
    }
  // What can be told apart in whole years: the most that may still be chance.
  const most = yearWords(Math.max(1, Math.floor(smallestYears)))
  if (years === 0) return { change: `The same as ${before}`, meaning: '', isReal }
  const way = `${yearWords(Math.abs(years))} ${years < 0 ? 'younger' : 'older'} than ${before}`
  return {
    change: way,
    meaning: isReal
      ? `A real change: two tests of one person differ by no more than ${most}, as a rule.`
      : `Two tests of one person can differ by ${most}, so this may be chance.`,
    isReal,
  }
}

/** What each assessment changed since the one before that gave an age, by its id. */
export function changesOf(newestFirst: readonly AssessmentListItem[]): ReadonlyMap<string, ChangeWords> {
  const aged = newestFirst.filter(({ freeReportData }) => freeReportData.mobilityAge !== null)
  return new Map(
    aged.flatMap((later, index) => {
      const earlier = aged[index + 1]
      const words = earlier && changeWords(earlier, later)
      return words ? [[later.assessmentId, words] as const] : []
    }),
  )
}

const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** The day as people write it, e.g. "21 November 2026". */
export const dateWords = (isoTime: string) => dayMonthYear.format(new Date(isoTime))

export const shortDateWords = (isoTime: string) => dayMonth.format(new Date(isoTime))

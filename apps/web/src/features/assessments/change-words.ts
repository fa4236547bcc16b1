import type { AssessmentListItem, FreeReport } from '@lithe/contracts/api'
import { changeBetween } from '@lithe/scoring/real-change'
import { rangeHolds } from '@lithe/scoring/told'
import { reportsWords } from '@lithe/words/live/reports'
import { fullDay } from '../../words/formats.ts'

type Dated = Pick<AssessmentListItem, 'createdAt' | 'freeReportData'>

/** Which way an age went since the assessment before, and whether that is more than chance. */
export type ChangeWords = { change: string; meaning: string; isReal: boolean }

/** Between two assessments of one person; null where one of them gave no age. */
export function changeWords(earlier: Dated, later: Dated): ChangeWords | null {
  const change = changeBetween(earlier.freeReportData, later.freeReportData)
  if (!change) return null
  const { years, smallestYears, isReal } = change
  const words = reportsWords.change
  const day = fullDay(earlier.createdAt)
  const isSameDay = day === fullDay(later.createdAt)
  if (earlier.freeReportData.modelVersion !== later.freeReportData.modelVersion)
    return {
      change: isSameDay ? words.unlikeBefore : words.unlikeDay({ day }),
      meaning: words.newerModel,
      isReal: false,
    }
  // What can be told apart in whole years: the most that may still be chance.
  const most = { years: Math.max(1, Math.floor(smallestYears)) }
  if (years === 0)
    return { change: isSameDay ? words.sameBefore : words.sameDay({ day }), meaning: '', isReal }
  const moved = { years: Math.abs(years), way: years < 0 ? 'younger' : 'older' } as const
  return {
    change: isSameDay ? words.sinceBefore(moved) : words.sinceDay({ ...moved, day }),
    meaning: isReal ? words.isReal(most) : words.mayBeChance(most),
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

type Compared = Pick<FreeReport, 'comparison' | 'mobilityAge' | 'mobilityAgeRange' | 'userAge'>

/** How the mobility age compares with the person's own by the calendar, and whether that may be chance. */
export function comparisonWords({
  comparison,
  mobilityAge,
  mobilityAgeRange,
  userAge: age,
}: Compared): string {
  const words = reportsWords.list.comparison
  if (comparison === null) return words.beyond({ age: mobilityAge ?? age })
  if (comparison === 'close to') return words[comparison]({ age })
  return words[comparison]({
    age,
    chance: mobilityAgeRange && rangeHolds(mobilityAgeRange, age) ? 'may' : 'no',
  })
}

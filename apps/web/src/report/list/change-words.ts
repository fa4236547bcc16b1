import type { AssessmentListItem, FreeReport } from '@lithe/contracts/api'
import { rangeHolds } from '@lithe/scoring/reported'
import { reportsWords } from '@lithe/words/live/reports'
import { fullDay } from '../../words/formats.ts'

/** The change since the previous visit, interpreted if necessary. */
export type ChangeWords = { change: string; meaning: string }

/** Words a change; null on a first visit. */
export function changeWords({
  createdAt,
  freeReportData: { change },
}: Pick<AssessmentListItem, 'createdAt' | 'freeReportData'>): ChangeWords | null {
  if (!change) return null
  const words = reportsWords.change
  const day = fullDay(change.since)
  const when = day === fullDay(createdAt) ? 'before' : 'day'
  return { change: words[change.verdict]({ when, day }), meaning: words.meaning[change.verdict] }
}

type Compared = Pick<FreeReport, 'comparison' | 'mobilityAge' | 'mobilityAgeRange' | 'userAge'>

/** Says how the mobility age compares with the real one, and whether that may be chance. */
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

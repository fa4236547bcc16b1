import type { FreeReport, FullReport } from '@lithe/contracts/api'
import {
  idsOfKind,
  type MovementId,
  movements,
  type RefusalReason,
  type Test,
  tests,
  type VariantId,
} from '@lithe/movements/catalog'
import { hasPartInAge } from '@lithe/scoring/told'
import { measuredWords } from '@lithe/words/live/measured'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import type { Report } from '../../memory/current-report-store.ts'
import { isolated } from '../../words/formats.ts'

const refusalOf = (reason: RefusalReason | null) => measuredWords.refusals[reason ?? 'not-told']

/** Why a test gave no number, and what that does to the age. */
export const missingSentence = (reason: RefusalReason | null) =>
  reportPageWords.leftOut({ what: refusalOf(reason).what })

/** What to do about it next time. */
export const nextTimeSentence = (reason: RefusalReason | null) => refusalOf(reason).next

/** Both, of a movement that has no part in the age. */
export const notMeasuredSentence = (reason: RefusalReason | null) => measuredWords.together(refusalOf(reason))

/** What a test does to the mobility age, e.g. "It takes 3 years off." */
export const yearsSentence = (years: number): string =>
  reportPageWords.years({ effect: years > 0 ? 'adds' : 'takes', years: Math.round(Math.abs(years)) })

const counted = idsOfKind('repetitions')

/** What is counted, as people say it: squats, or stands from a chair. */
export function repetitionUnit(movement: string, ease: VariantId | null, count: number): string {
  const { units } = movementsWords
  const one = counted.find(id => id === movement)
  return units[one ? (ease === 'seated' ? 'stand' : one) : 'reps']({ count })
}

type OfBody = { test: Test; isMissing: boolean; movement?: string }

/** What of the body a test is about, as people say it: legs only where they did the work. */
export function bodyOf({ test, movement = 'squat' }: OfBody): 'balance' | 'reach' | 'legs' | 'strength' {
  if (test === 'balance') return 'balance'
  if (test === 'flexibility') return 'reach'
  return movement === 'squat' ? 'legs' : 'strength'
}

const comparisonKeys = { 'younger than': 'younger', 'close to': 'close', 'older than': 'older' } as const

/** The test that adds most years, by what each adds; null where none adds any. */
function leverOf({ assessmentBreakdown: parts }: Pick<FullReport, 'assessmentBreakdown'>): Test | null {
  const adding = tests
    .map(test => ({ test, years: 'missing' in parts[test] ? 0 : (parts[test].yearsEffect ?? 0) }))
    .toSorted((one, other) => other.years - one.years)[0]
  return adding && adding.years > 0 ? adding.test : null
}

/** The movements that have a part in the age and in the standing. */
export const comparedIn = ({ sessions, freeReportData }: Summed): MovementId[] =>
  sessions
    .filter(({ movement, ease }) => hasPartInAge(movement, ease ?? null))
    .map(({ movement }) => movement)
    .filter(movement => !freeReportData.missingTests.includes(movements[movement].test))

/** Where one test alone made the age, all years are its: the summary tells them, and a lock hides nothing of it. */
function onlyLeverOf(report: Summed): Test | null {
  const [first, ...others] = new Set(comparedIn(report).map(movement => movements[movement].test))
  return first && others.length === 0 ? first : null
}

type Summed = Pick<Report, 'freeReportData' | 'fullReportData' | 'sessions'>

function headingCode({ mobilityAge, comparison }: Pick<FreeReport, 'mobilityAge' | 'comparison'>) {
  if (comparison) return comparisonKeys[comparison]
  return mobilityAge === null ? ('none' as const) : ('beyond' as const)
}

/** The first words of a report: how its age compares, and of an older one where to begin, once the person may know it. */
export function reportHeading(report: Summed): string {
  const { freeReportData, fullReportData: full } = report
  const { userName, userAge: age, mobilityAge } = freeReportData
  const comparison = headingCode(freeReportData)
  const lever: Test | 'none' =
    (comparison === 'older' && (full ? leverOf(full) : onlyLeverOf(report))) || 'none'
  const { named, nameless } = reportPageWords.heading
  const values = { comparison, lever, age, years: mobilityAge ?? age }
  return userName ? named({ ...values, name: isolated(userName) }) : nameless(values)
}

/** What a score of 0–100 was given for. */
type Standing = {
  score: number
  test: Test
  /** As it was done; free squats are estimated from stands from a chair. */
  picture?: string
  /** The clock ran out first: everybody who got there shares the score. */
  isCensored: boolean
}

/**
 * What is estimated from tables of something else may lie this far off, of 100: a reach by 6° of 10°, as tables are in
 * centimetres; squats by the 3 stands between countries and a fifth for the squat, of 4.25 between people.
 */
const slack = { reach: 23, squats: 34 } as const

function roughStanding(score: number, of: keyof typeof slack): string {
  const { furthest, leastFar, most, fewest, middle } = reportPageWords.standing
  if (score >= 50 + slack[of]) return of === 'reach' ? furthest : most
  if (score >= 50 - slack[of]) return middle
  return of === 'reach' ? leastFar : fewest
}

type People = 'age' | 'like'

/** Those at the cap are level: the score lies in the middle of them. */
function cappedStanding(score: number, people: People): string {
  const { heldLike, heldLikeAll, heldLikeMost } = reportPageWords.standing
  const level = Math.min(100, Math.round(2 * (100 - score)))
  if (level >= 90) return heldLikeAll({ people })
  if (level > 60) return heldLikeMost({ people })
  return heldLike({ people, share: Math.max(1, level) })
}

/** Where a score stands. Rounded down: the number must not reach a zone that the score did not. */
export function standingSentence({ score, test, picture, isCensored }: Standing): string {
  // Published stances are told apart by age alone; the others by sex too, where a person says theirs.
  const people = test === 'balance' ? 'age' : 'like'
  if (test === 'flexibility') return roughStanding(score, 'reach')
  if (picture === 'squat') return roughStanding(score, 'squats')
  if (isCensored) return cappedStanding(score, people)
  const share = Math.min(99, Math.floor(score))
  const { ahead, mostDoMore } = reportPageWords.standing
  return share < 1 ? mostDoMore({ people }) : ahead({ people, share })
}

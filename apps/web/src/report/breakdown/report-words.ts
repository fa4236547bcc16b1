import type { FreeReport, FullReport } from '@lithe/contracts/api'
import type { Sex } from '@lithe/contracts/constants'
import {
  idsOfKind,
  type MovementId,
  movements,
  type RefusalReason,
  type Test,
  tests,
  type VariantId,
} from '@lithe/movements/catalog'
import { hasPartInAge, longestRankedSeconds } from '@lithe/scoring/reported'
import { measuredWords } from '@lithe/words/live/measured'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import type { Report } from '../../memory/current-report-store.ts'
import { isolated } from '../../words/formats.ts'

const refusalOf = (reason: RefusalReason | null) => measuredWords.refusals[reason ?? 'not-told']

/** Why a test has no number, and what that does to the age. */
export const missingSentence = (reason: RefusalReason | null) =>
  reportPageWords.leftOut({ what: refusalOf(reason).what })

/** Says what to do about it next time. */
export const nextTimeSentence = (reason: RefusalReason | null) => refusalOf(reason).next

/** Says both, for a movement that does not count towards the age. */
export const notMeasuredSentence = (reason: RefusalReason | null) => measuredWords.together(refusalOf(reason))

/** A test's effect on the mobility age, e.g. "It takes 3 years off." */
export const yearsSentence = (years: number): string =>
  reportPageWords.years({ effect: years > 0 ? 'adds' : 'takes', years: Math.round(Math.abs(years)) })

const counted = idsOfKind('repetitions')

/** The unit of a count in words: squats, or stands from a chair. */
export function repetitionUnit(movement: string, variant: VariantId | null, count: number): string {
  const { units } = movementsWords
  const one = counted.find(id => id === movement)
  return units[one ? (variant === 'seated' ? 'stand' : one) : 'reps']({ count })
}

type OfBody = { test: Test; isMissing: boolean; movement?: string }

/** The body part a test is about; legs only if they did the work. */
export function bodyOf({ test, movement = 'squat' }: OfBody): 'balance' | 'reach' | 'legs' | 'strength' {
  if (test === 'balance') return 'balance'
  if (test === 'flexibility') return 'reach'
  return movement === 'squat' ? 'legs' : 'strength'
}

/** The people a test is compared with: published stances are grouped only by age. */
export function peopleOf(test: Test, sex: Sex | ''): 'people' | 'women' | 'men' {
  if (test === 'balance' || sex === '' || sex === 'Undisclosed') return 'people'
  return sex === 'Female' ? 'women' : 'men'
}

const comparisonKeys = { 'younger than': 'younger', 'close to': 'close', 'older than': 'older' } as const

/** The test that adds most years; null if none adds any. */
function leverOf({ assessmentBreakdown: parts }: Pick<FullReport, 'assessmentBreakdown'>): Test | null {
  const adding = tests
    .map(test => ({ test, years: 'missing' in parts[test] ? 0 : (parts[test].yearsEffect ?? 0) }))
    .toSorted((one, other) => other.years - one.years)[0]
  return adding && adding.years > 0 ? adding.test : null
}

/** Movements that count towards age and standing. */
export const comparedIn = ({ sessions, freeReportData }: Summed): MovementId[] =>
  sessions
    .filter(({ movement, variant }) => hasPartInAge(movement, variant ?? null))
    .map(({ movement }) => movement)
    .filter(movement => !freeReportData.missingTests.includes(movements[movement].test))

/** The only test behind an age. All years are its own, so the summary reveals them and the lock hides nothing. */
function onlyLeverOf(report: Summed): Test | null {
  const [first, ...others] = new Set(comparedIn(report).map(movement => movements[movement].test))
  return first && others.length === 0 ? first : null
}

type Summed = Pick<Report, 'freeReportData' | 'fullReportData' | 'sessions'>

function headingCode({ mobilityAge, comparison }: Pick<FreeReport, 'mobilityAge' | 'comparison'>) {
  if (comparison) return comparisonKeys[comparison]
  return mobilityAge === null ? ('none' as const) : ('beyond' as const)
}

/** A report's heading: how its age compares and, if older and unlocked, where to start. */
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

/** What all people with the same score did: a minute or more, or at least as long. */
export type Tie = 'minute' | 'long'

/** A hold's tie; null if the hold ended on its own within a minute. */
export const tieOf = (seconds: number, isRunning: boolean): Tie | null =>
  seconds >= longestRankedSeconds ? 'minute' : isRunning ? 'long' : null

/** What a score of 0–100 is based on. */
type Standing = {
  score: number
  test: Test
  /** The variant performed; free squats are estimated from chair stands. */
  picture?: string
  tie: Tie | null
}

/**
 * Possible error, in points of 100, of estimates from other tables. Reaches: 6°, of 10° between people, as
 * tables use cm. Squats: 3 stands between countries and a fifth for the squat, of 4.25 between people.
 */
const slack = { reach: 23, squats: 34 } as const

function roughStanding(score: number, of: keyof typeof slack): string {
  const { furthest, leastFar, most, fewest, middle } = reportPageWords.standing
  if (score >= 50 + slack[of]) return of === 'reach' ? furthest : most
  if (score >= 50 - slack[of]) return middle
  return of === 'reach' ? leastFar : fewest
}

type People = 'age' | 'like'

/** Everyone who got as far ties, with the score in the middle of the tie. */
function tiedStanding(score: number, held: Tie, people: People): string {
  const { heldLike, heldLikeAll, heldLikeMost } = reportPageWords.standing
  const level = Math.min(100, Math.round(2 * (100 - score)))
  if (level >= 90) return heldLikeAll({ people, held })
  if (level > 60) return heldLikeMost({ people, held })
  return heldLike({ people, held, share: Math.max(1, level) })
}

/** Words a score's standing, rounded down, so that the number never reaches a higher zone than the score. */
export function standingSentence({ score, test, picture, tie }: Standing): string {
  // Published stances are grouped only by age, others also by sex, if disclosed.
  const people = test === 'balance' ? 'age' : 'like'
  if (test === 'flexibility') return roughStanding(score, 'reach')
  if (picture === 'squat') return roughStanding(score, 'squats')
  if (tie) return tiedStanding(score, tie, people)
  const share = Math.min(99, Math.floor(score))
  const { ahead, mostDoMore } = reportPageWords.standing
  return share < 1 ? mostDoMore({ people }) : ahead({ people, share })
}

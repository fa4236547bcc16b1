import type { FreeReport } from '@lithe/contracts/api'
import type { RefusalReason, Test } from '@lithe/movements/catalog'
import { type Comparison, comparisonToldBy, oldestToldAge } from '@lithe/scoring/words'

/** Why a test gave no number, to follow "Not measured:". */
const missingBecause: Record<RefusalReason, string> = {
  'no-person': 'the camera did not see you',
  'body-out-of-frame': 'part of you was out of the picture',
  'feet-out-of-frame': 'your feet were out of the picture',
  'not-side-on': 'the camera did not see you from the side',
  'not-facing-camera': 'the camera did not see you from the front',
  'too-few-frames': 'the picture came too slowly',
  'knees-bent': 'your knees were bent',
  'no-attempt': 'the movement was not seen',
  interrupted: 'the camera was interrupted',
  stopped: 'you stopped before the end',
  'near-fall': 'you lost your footing, and everything stopped',
  'felt-unwell': 'you did not feel well, and stopped',
  'left-out': 'left out today, for your safety',
}

/** What to do about it next time. */
const nextTime: Record<RefusalReason, string> = {
  'no-person': 'Next time, turn on a light and stand before a plain wall.',
  'body-out-of-frame': 'Next time, take two steps back, so that all of you is in the picture.',
  'feet-out-of-frame': 'Next time, tilt the phone down a little or step back.',
  'not-side-on': 'Next time, turn your side to the phone.',
  'not-facing-camera': 'Next time, turn to face the phone.',
  'too-few-frames': 'Next time, close other apps first, so that the phone can keep up.',
  'knees-bent': 'Next time, keep your knees straight, even if you reach less far.',
  'no-attempt': 'Give it a try when you feel like it; a small beginning is enough.',
  interrupted: 'Next time, pick a quiet moment: a call or a locked phone stops the clock.',
  stopped: 'Stopping is always right. Come back to it when it feels good.',
  'near-fall': 'Next time, keep a hand on a sturdy chair, and somebody near.',
  'felt-unwell': 'Rest first. Come back to it on a day when you feel quite well.',
  'left-out': 'Leave it out for as long as that is right for you.',
}

export const notMeasuredSentence = (reason: RefusalReason | null) =>
  `Not measured${reason ? `: ${missingBecause[reason]}` : ''}.`

export const missingSentence = (reason: RefusalReason | null) =>
  `${notMeasuredSentence(reason)} It is left out of your mobility age.`

export const nextTimeSentence = (reason: RefusalReason | null) =>
  reason ? nextTime[reason] : 'Add it next time, if nothing speaks against it.'

/** What a test does to the mobility age, e.g. "takes 3 years off". */
export function yearsSentence(years: number): string {
  const whole = Math.round(Math.abs(years))
  if (whole === 0) return 'leaves your age as it is'
  const span = whole === 1 ? '1 year' : `${whole} years`
  return years > 0 ? `adds ${span}` : `takes ${span} off`
}

const headings: Record<Comparison, string> = {
  'younger than': 'Younger than your years',
  'close to': 'Right in step with your years',
  'older than': 'A good place to begin',
}

/** The first words of a report: never a verdict. */
export function reportHeading({ userName, userAge, mobilityAge, comparison }: FreeReport): string {
  const words =
    mobilityAge === null
      ? 'Here is your report'
      : headings[comparisonToldBy(comparison, mobilityAge, userAge)]
  return userName ? `${words}, ${userName}` : words
}

/** What a score of 0–100 was given for. */
type Standing = {
  score: number
  test: Test
  /** The clock ran out first: everybody who got there shares the score. */
  isCensored: boolean
}

/** A reach is estimated through the camera and from tables in centimetres: it may lie this far off, of 100. */
const reachSlack = 23

/** Published stances are told apart by age alone; the others by sex too, where a person says theirs. */
const peopleFor = (test: Test) => (test === 'balance' ? 'people of your age' : 'people you are compared with')

function reachStanding(score: number): string {
  if (score >= 50 + reachSlack) return 'Probably further than most people you are compared with'
  return score < 50 - reachSlack
    ? 'Probably less far than most people you are compared with, for now'
    : 'Somewhere in the middle of people you are compared with'
}

/** Those at the cap are level: the score lies in the middle of them. */
function cappedStanding(score: number, people: string): string {
  const level = Math.min(100, Math.round(2 * (100 - score)))
  if (level >= 90) return `As long as the clock allowed, like almost all ${people}`
  if (level > 60) return `As long as the clock allowed, like most ${people}`
  return `As long as the clock allowed, as about ${Math.max(1, level)} in 100 ${people} do`
}

/** Where a score stands. Rounded down: the number must not reach a zone that the score did not. */
export function standingSentence({ score, test, isCensored }: Standing): string {
  const people = peopleFor(test)
  if (test === 'flexibility') return reachStanding(score)
  if (isCensored) return cappedStanding(score, people)
  const ahead = Math.min(99, Math.floor(score))
  return ahead < 1 ? `Most ${people} do more, for now` : `Ahead of about ${ahead} in 100 ${people}`
}

type Range = readonly [number, number]

/** "45–69"; where the model tells no older age, "76 to 88 or more". */
export function likelyRange([low, high]: Range): string {
  if (low === oldestToldAge) return `${low} or more`
  return high === oldestToldAge ? `${low} to ${high} or more` : `${low}–${high}`
}

const reach = ([low, high]: Range) => {
  if (low === oldestToldAge) return `is ${low} or more`
  return `lies between ${low} and ${high}${high === oldestToldAge ? ' or more' : ''}`
}

/** The range is of a person of this age: the same movements at another one give another. */
export const rangeSentence = (range: Range) =>
  `given your own age and how you moved today, the right answer ${reach(range)} four times out of five.`

/** How a mobility age comes about. */
export const startsFromOwnAge = 'We begin with your own age and let your numbers pull it up or down.'

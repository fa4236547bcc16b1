/** Words and zones for the screens. Imports types only, so that a browser loads no table. */
import type { Ease, MovementId } from '@lithe/movements/catalog'

export type Zone = 'green' | 'yellow' | 'red'

/** Where each zone lies on the 0–100 bar. */
export const zoneSpans = {
  red: { start: 0, end: 20 },
  yellow: { start: 20, end: 40 },
  green: { start: 40, end: 100 },
} as const satisfies Record<Zone, { start: number; end: number }>

export const zoneWords = {
  green: 'Going well',
  yellow: 'Room to grow',
  red: 'Start here',
} as const satisfies Record<Zone, string>

export const unitWords = {
  seconds: { short: 's', one: 'second', many: 'seconds' },
  degrees: { short: '°', one: 'degree', many: 'degrees' },
  reps: { short: 'reps', one: 'repetition', many: 'repetitions' },
} as const

const usualStanceSeconds = 60

export const balanceHintFor = (windowSeconds: number) => `Longest hold duration within ${windowSeconds}s`
export const balanceHint = balanceHintFor(usualStanceSeconds)

/** How clearly the camera saw, and what that means for the number. */
export const qualityWords = {
  good: { short: 'Seen clearly', meaning: 'The camera saw all it needed.' },
  fair: { short: 'Seen fairly well', meaning: 'The number may be off a little more than usual.' },
  poor: { short: 'Not seen clearly', meaning: 'The number may be off, so it counts for less in your age.' },
} as const

/** What an easier way means for the number, to be shown beside it. */
export const easeWords = {
  supported: 'Done with a hand on a chair: shown, not compared, because published times are without support.',
  'semi-tandem':
    'Done with both feet on the floor: shown, not compared, because published times are on one leg.',
  seated: 'Done on a chair: shown, not compared, because published reaches are not.',
} as const

/** What a score stands on, to be shown beside it: three of the four are models, and say so. */
export const scoreBasis = {
  'single-leg-stance': 'Compared with published times for your age.',
  'toe-touch': 'An estimate from published reaches: no table by age exists for this angle.',
  'sit-and-reach':
    'An estimate from published reaches in centimetres: no table by age exists for this angle.',
  squat: 'An estimate from published chair stands: no table by age exists for free squats.',
} as const

/** The ways each movement has a part in the age, null as it is meant; in any other it is shown and not compared. */
const waysInAge: Record<MovementId, readonly (Ease | null)[]> = {
  'single-leg-stance': [null],
  'toe-touch': [null],
  squat: [null, 'seated'],
  'push-up': [],
  'jumping-jack': [],
  plank: [],
  'sit-and-reach': [null],
}

/** Whether a movement done in this way has a part in the age. */
export const hasPartInAge = (movement: MovementId, ease: Ease | null): boolean =>
  waysInAge[movement].includes(ease)

/** Said before such a movement and beside its number. */
export const outsideAgeWords = 'For you, not for the age'

/** Whole years, as people count them: the only rounding of a mobility age. */
export const shownAge = (mobilityAge: number): number => Math.round(mobilityAge)

/** Read off the shown age, so that the words agree with what a person can subtract. */
const yearsOlder = (mobilityAge: number, age: number) => shownAge(mobilityAge) - age

export type Comparison = 'younger than' | 'older than' | 'close to'

export function comparisonWords(mobilityAge: number, age: number): Comparison {
  const years = yearsOlder(mobilityAge, age)
  if (years <= -2) return 'younger than'
  return years >= 2 ? 'older than' : 'close to'
}

export function mobilityStatus(mobilityAge: number, age: number): Zone {
  const years = yearsOlder(mobilityAge, age)
  if (years < 2) return 'green'
  return years < 7 ? 'yellow' : 'red'
}

/** The zone of a percentile on the 0–100 bar. */
export function zoneOfScore(score: number): Zone {
  if (score < zoneSpans.yellow.start) return 'red'
  return score < zoneSpans.green.start ? 'yellow' : 'green'
}

/** Words and zones for the screens. Imports nothing, so that a browser loads no table. */
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

export const balanceHint = 'Longest hold duration within 60s'

/** What a score stands on, to be shown beside it: two of the three are models, and say so. */
export const scoreBasis = {
  'single-leg-stance': 'Compared with published times for your age.',
  'toe-touch': 'An estimate from published reaches: no table by age exists for this angle.',
  squat: 'An estimate from published chair stands: no table by age exists for free squats.',
} as const

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

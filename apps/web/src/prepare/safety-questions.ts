import { easierWays, type MovementId, type Ways } from '@lithe/movements/catalog'

type Asked = { group: 'lately' | 'lasting' | 'daily' }
/** Answers that postpone the test, whatever else is ticked. */
type AnotherDay = Asked & { leadsTo: 'another-day' }
/** A movement done differently, at once or with a doctor's agreement. */
export type Easing = Asked & {
  leadsTo: 'easier' | 'doctor-first'
  ways: Ways
  /** Whether it casts doubt on standing: one doubt adds a hand on a chair, several keep both feet down. */
  doubtsStanding: boolean
}
export type SafetyQuestion = AnotherDay | Easing

const noFloor = {
  'push-up': 'instead',
  'jumping-jack': 'left-out',
  plank: 'left-out',
} as const satisfies Ways
const fromChair = { ...noFloor, squat: 'seated' } as const satisfies Ways
// A seated reach also rounds the back and lowers the head, so it is no easier.
const noBending = { 'toe-touch': 'left-out', 'sit-and-reach': 'left-out' } as const satisfies Ways
const headUp = { 'toe-touch': 'seated', 'sit-and-reach': 'instead' } as const satisfies Ways
const handOnChair = { 'single-leg-stance': 'supported' } as const satisfies Ways
const everythingEasier = easierWays('supported')

const anotherDay = { leadsTo: 'another-day' } as const
const doctorFirst = { leadsTo: 'doctor-first', doubtsStanding: false } as const
const easier = { leadsTo: 'easier', doubtsStanding: false } as const
const doubtful = { group: 'daily', leadsTo: 'easier', ways: everythingEasier, doubtsStanding: true } as const

/** All questions before the first movement, with their consequences. Answers are never stored. */
export const safetyQuestions = {
  'chest-pain': { ...anotherDay, group: 'lately' },
  faint: { ...anotherDay, group: 'lately' },
  'breathless-at-rest': { ...anotherDay, group: 'lately' },
  breathless: { ...doctorFirst, group: 'lately', ways: { ...fromChair, ...handOnChair } },
  'new-pain': { ...anotherDay, group: 'lately' },
  mending: { ...doctorFirst, group: 'lately', ways: { ...everythingEasier, ...noBending } },
  supervised: { ...anotherDay, group: 'lately' },
  sleepy: { ...anotherDay, group: 'lately' },
  // Raising a lowered head can cause dizziness, above all on blood-pressure medication.
  heart: { ...doctorFirst, group: 'lasting', ways: { ...fromChair, ...headUp } },
  illness: { ...doctorFirst, group: 'lasting', ways: noFloor },
  'bones-or-eyes': { ...easier, group: 'lasting', ways: { ...fromChair, ...handOnChair, ...noBending } },
  'back-or-hip': { ...easier, group: 'lasting', ways: { ...fromChair, ...handOnChair, ...noBending } },
  joint: { ...easier, group: 'daily', ways: everythingEasier },
  untrained: { ...easier, group: 'daily', ways: noFloor },
  fell: doubtful,
  unsteady: doubtful,
  'afraid-to-fall': { ...doubtful, doubtsStanding: false },
  'walking-aid': doubtful,
  'numb-feet': doubtful,
  pregnant: doubtful,
} as const satisfies Record<string, SafetyQuestion>

export type SafetyAnswer = keyof typeof safetyQuestions

/** Answers that change something. */
export type EasingAnswer = {
  [Answer in SafetyAnswer]: (typeof safetyQuestions)[Answer] extends Easing ? Answer : never
}[SafetyAnswer]

export const isEasing = (answer: SafetyAnswer): answer is EasingAnswer =>
  safetyQuestions[answer].leadsTo !== 'another-day'

export const safetyAnswers = Object.keys(safetyQuestions) as SafetyAnswer[]

/** Whether an answer affects a set of these movements; only such answers are asked for. */
export function mattersTo(answer: SafetyAnswer, movements: readonly MovementId[]): boolean {
  const question: SafetyQuestion = safetyQuestions[answer]
  return question.leadsTo !== 'easier' || movements.some(movement => movement in question.ways)
}

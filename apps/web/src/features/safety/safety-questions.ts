import { easierWays, type Ways } from '@lithe/movements/catalog'

type Asked = {
  group: 'lately' | 'lasting' | 'daily'
  /** What is ticked, in our own words; on the narrowest phone two short lines at most. */
  words: string
}
/** What speaks for another day, whatever else was ticked. */
type AnotherDay = Asked & { leadsTo: 'another-day' }
/** What is done differently: at once, or after a doctor's word. */
export type Easing = Asked & {
  leadsTo: 'easier' | 'doctor-first'
  ways: Ways
  /** One doubt about standing asks for a hand on a chair; more of them keep both feet down. */
  doubtsStanding: boolean
  /** The reason, in the words of the page that says what is different. */
  why: string
}
export type SafetyQuestion = AnotherDay | Easing

const noFloor = {
  'push-up': 'instead',
  'jumping-jack': 'left-out',
  plank: 'left-out',
} as const satisfies Ways
const fromChair = { ...noFloor, squat: 'seated' } as const satisfies Ways
// A reach from a chair rounds the back and lowers the head as well, so it is no easier way out.
const noBending = { 'toe-touch': 'left-out', 'sit-and-reach': 'left-out' } as const satisfies Ways
const handOnChair = { 'single-leg-stance': 'supported' } as const satisfies Ways
const everythingEasier = easierWays('supported')

const anotherDay = { leadsTo: 'another-day' } as const
const easier = { leadsTo: 'easier', doubtsStanding: false } as const
const unsteady = { group: 'daily', leadsTo: 'easier', ways: everythingEasier, doubtsStanding: true } as const

/** Everything that is asked before the first movement, and what follows from it. The answers are never kept. */
export const safetyQuestions = {
  'chest-pain': { ...anotherDay, group: 'lately', words: 'Chest pain, at rest or with effort' },
  faint: { ...anotherDay, group: 'lately', words: 'I get dizzy, or I fainted' },
  breathless: {
    group: 'lately',
    words: 'Out of breath at rest or on a short walk',
    leadsTo: 'doctor-first',
    ways: { ...fromChair, ...handOnChair },
    doubtsStanding: false,
    why: 'Your breath sets the pace: a chair is close, and nothing is done on the floor.',
  },
  'new-pain': { ...anotherDay, group: 'lately', words: 'A new, strong pain' },
  mending: {
    group: 'lately',
    words: 'An operation or a broken bone this year',
    leadsTo: 'doctor-first',
    ways: { ...everythingEasier, ...noBending },
    doubtsStanding: false,
    why: 'What is still mending is not stretched or loaded today.',
  },
  supervised: { ...anotherDay, group: 'lately', words: 'A doctor said no exercise, or not alone' },
  sleepy: { ...anotherDay, group: 'lately', words: 'Alcohol, or pills that make me sleepy' },
  heart: {
    group: 'lasting',
    words: 'Heart trouble or high blood pressure',
    leadsTo: 'doctor-first',
    ways: fromChair,
    doubtsStanding: false,
    why: 'For your heart: stands from a chair at your own pace, and nothing that makes you strain.',
  },
  illness: {
    group: 'lasting',
    words: 'Another long illness, or pills for it',
    leadsTo: 'doctor-first',
    ways: noFloor,
    doubtsStanding: false,
    why: 'With a long illness the hardest movements stay out.',
  },
  'bones-or-eyes': {
    ...easier,
    group: 'lasting',
    words: 'Osteoporosis, a broken vertebra, glaucoma',
    ways: { ...fromChair, ...handOnChair, ...noBending },
    why: 'Bending forward loads thin bones in the spine, and raises the pressure in the eyes. So nothing is bent today.',
  },
  'back-or-hip': {
    ...easier,
    group: 'lasting',
    words: 'A bad back, or a new hip',
    ways: { ...fromChair, ...handOnChair, ...noBending },
    why: 'A deep bend asks most of the back and of a new hip, so it is left out.',
  },
  joint: {
    ...easier,
    group: 'daily',
    words: 'A joint that effort makes worse',
    ways: everythingEasier,
    why: 'A chair takes the weight off the joint.',
  },
  fell: { ...unsteady, words: 'I fell in the last year', why: 'After a fall something to hold comes first.' },
  'walking-aid': {
    ...unsteady,
    words: 'I walk with a stick or a frame',
    why: 'In place of a stick there is a chair, and both feet stay down.',
  },
  'numb-feet': {
    ...unsteady,
    words: 'My feet feel numb',
    why: 'Feet that feel little get something to hold.',
  },
  pregnant: {
    ...unsteady,
    words: 'I am pregnant',
    why: 'In pregnancy joints are softer and the weight lies elsewhere, so a chair is close.',
  },
} as const satisfies Record<string, SafetyQuestion>

export type SafetyAnswer = keyof typeof safetyQuestions

export const safetyAnswers = Object.keys(safetyQuestions) as SafetyAnswer[]

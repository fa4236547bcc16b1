import { easiest, type MovementId, type Ways } from '@lithe/movements/catalog'
import {
  type Easing,
  type EasingAnswer,
  isEasing,
  type SafetyAnswer,
  type SafetyQuestion,
  safetyQuestions,
} from './safety-questions.ts'

/** Regular activity that undoes default easings, at any age. */
export const habits = {
  balance: ['single-leg-stance'],
  fold: ['toe-touch'],
  squats: ['squat'],
  floor: ['push-up', 'plank', 'sit-and-reach'],
} as const satisfies Record<string, readonly MovementId[]>

export type Habit = keyof typeof habits

/** The person's answers before the first movement. */
export type SafetyAnswers = {
  /** Whole years. */
  age: number
  ticked: readonly SafetyAnswer[]
  /** Whether a doctor has agreed; null until asked. */
  mayExercise: boolean | null
  /** Whether others are in the room or within call; null until asked. */
  hasCompany: boolean | null
  habits: readonly Habit[]
}

export const noAnswers = (age: number): SafetyAnswers => ({
  age,
  ticked: [],
  mayExercise: null,
  hasCompany: null,
  habits: [],
})

/** Outcome of the answers: an open question, another day, or a variant for each movement. */
export type Ladder =
  | { is: 'not-today' | 'doctor-first' | 'company' }
  /** `mayChoose` lists habits that would undo easings made only by default. */
  | { is: 'ways'; ways: Ways; mayChoose: readonly Habit[]; reasons: readonly Reason[] }

export function ladderFor(told: SafetyAnswers): Ladder {
  const { age, ticked, mayExercise, hasCompany } = told
  const asked: SafetyQuestion[] = ticked.map(answer => safetyQuestions[answer])
  if (asked.some(({ leadsTo }) => leadsTo === 'another-day') || mayExercise === false)
    return { is: 'not-today' }
  if (asked.some(({ leadsTo }) => leadsTo === 'doctor-first') && !mayExercise) return { is: 'doctor-first' }
  if (age >= companyFromAge && hasCompany === null) return { is: 'company' }

  const easings = ticked.filter(isEasing).map(why => ({ ...safetyQuestions[why], why }))
  const demanded = easiest(...easings.map(({ ways }) => ways), standing(told, easings))
  const defaults = defaultsFromAge(age, hasCompany)
  const byDefault = easiest(...defaults.map(({ ways }) => ways))
  const kept = withHabits(byDefault, told.habits)
  return {
    is: 'ways',
    ways: easiest(demanded, kept),
    mayChoose: allHabits.filter(habit =>
      habits[habit].some(movement => movement in byDefault && !(movement in demanded)),
    ),
    reasons: [
      ...easings,
      ...defaults.filter(({ ways }) => Object.keys(ways).some(movement => movement in kept)),
    ],
  }
}

const allHabits = Object.keys(habits) as Habit[]

/** Keeps both feet down if standing on one is most in doubt. */
function standing({ ticked, age }: SafetyAnswers, easings: readonly Easing[]): Ways {
  const doubts = easings.filter(({ doubtsStanding }) => doubtsStanding).length
  const isUnsteady = ticked.includes('walking-aid') || doubts > 1 || (doubts > 0 && age >= companyFromAge)
  return isUnsteady ? { 'single-leg-stance': 'semi-tandem' } : {}
}

function withHabits(ways: Ways, chosen: readonly Habit[]): Ways {
  const free: readonly string[] = chosen.flatMap(habit => habits[habit])
  return Object.fromEntries(Object.entries(ways).filter(([movement]) => !free.includes(movement)))
}

/** What is done differently, and why: a ticked answer, or the age. */
export type Reason = {
  ways: Ways
  why:
    | EasingAnswer
    | 'no-jumps'
    | 'hand-first'
    | 'reach-seated'
    | 'alone'
    | 'alone-seated'
    | 'chair-first'
    | 'off-the-floor'
}

/** Age in whole years from which no one jumps and everyone is asked about company. */
export const companyFromAge = 65
/** Age in whole years from which chair variants come first, unless the person chooses otherwise. */
export const chairFromAge = 75

const noJumps: Reason = { ways: { 'jumping-jack': 'left-out' }, why: 'no-jumps' }
const handFirst: Reason = {
  ways: { 'single-leg-stance': 'supported' },
  why: 'hand-first',
}
// A person folding while standing drops the head below the heart with nothing to hold; seated, it stays about level.
const reachSeated: Reason = { ways: { 'toe-touch': 'seated' }, why: 'reach-seated' }
const alone: readonly Reason[] = [
  { ways: handFirst.ways, why: 'alone' },
  { ways: reachSeated.ways, why: 'alone-seated' },
]
const chairFirst: Reason = { ways: { squat: 'seated' }, why: 'chair-first' }
// Answers alone do not justify, at that age, getting down to the floor and up again.
const offTheFloor: Reason = {
  ways: { 'push-up': 'instead', plank: 'left-out', 'sit-and-reach': 'instead' },
  why: 'off-the-floor',
}

/** Easings by age, and by being alone at that age, whatever the answers. Age in whole years. */
function defaultsFromAge(age: number, hasCompany: boolean | null): readonly Reason[] {
  if (age < companyFromAge) return []
  if (age < chairFromAge) return hasCompany === false ? [noJumps, ...alone] : [noJumps]
  return [noJumps, handFirst, reachSeated, chairFirst, offTheFloor]
}

/** Variants before any question is asked. */
export const waysFromAge = (age: number): Ways =>
  easiest(...defaultsFromAge(age, null).map(({ ways }) => ways))

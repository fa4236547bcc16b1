import { easiest, type Ways } from '@lithe/movements/catalog'
import { companyFromAge, defaultsFromAge, type Reason } from './defaults-from-age.ts'
import { type Habit, habits } from './habits.ts'
import { type Easing, type SafetyAnswer, type SafetyQuestion, safetyQuestions } from './safety-questions.ts'

/** What a person has told before the first movement. */
export type Told = {
  /** Whole years. */
  age: number
  ticked: readonly SafetyAnswer[]
  /** Whether a doctor has said that she may; null while not asked. */
  mayExercise: boolean | null
  /** Whether there is company in the room or within call; null while not asked. */
  hasCompany: boolean | null
  habits: readonly Habit[]
}

export const nothingTold = (age: number): Told => ({
  age,
  ticked: [],
  mayExercise: null,
  hasCompany: null,
  habits: [],
})

/** Where the answers lead: to a question that is still open, to another day, or to how each movement is done. */
export type Ladder =
  | { is: 'not-today' | 'doctor-first' | 'company' }
  /** `mayChoose`: what is different by default alone, and is given up for a habit. */
  | { is: 'ways'; ways: Ways; mayChoose: readonly Habit[]; reasons: readonly Reason[] }

export function ladderFor(told: Told): Ladder {
  const { age, ticked, mayExercise, hasCompany } = told
  const asked: SafetyQuestion[] = ticked.map(answer => safetyQuestions[answer])
  if (asked.some(({ leadsTo }) => leadsTo === 'another-day') || mayExercise === false)
    return { is: 'not-today' }
  if (asked.some(({ leadsTo }) => leadsTo === 'doctor-first') && !mayExercise) return { is: 'doctor-first' }
  if (age >= companyFromAge && hasCompany === null) return { is: 'company' }

  const easings = asked.filter(question => question.leadsTo !== 'another-day')
  const demanded = easiest(...easings.map(({ eases }) => eases), standing(told, easings))
  const defaults = defaultsFromAge(age, hasCompany)
  const byDefault = easiest(...defaults.map(({ eases }) => eases))
  const kept = withHabits(byDefault, told.habits)
  return {
    is: 'ways',
    ways: easiest(demanded, kept),
    mayChoose: allHabits.filter(habit =>
      habits[habit].movements.some(movement => movement in byDefault && !(movement in demanded)),
    ),
    reasons: [
      ...easings,
      ...defaults.filter(({ eases }) => Object.keys(eases).some(movement => movement in kept)),
    ],
  }
}

const allHabits = Object.keys(habits) as Habit[]

/** Both feet stay down where standing on one is most in doubt. */
function standing({ ticked, age }: Told, easings: readonly Easing[]): Ways {
  const doubts = easings.filter(({ doubtsStanding }) => doubtsStanding).length
  const isUnsteady = ticked.includes('walking-aid') || doubts > 1 || (doubts > 0 && age >= companyFromAge)
  return isUnsteady ? { 'single-leg-stance': 'semi-tandem' } : {}
}

function withHabits(ways: Ways, chosen: readonly Habit[]): Ways {
  const free: readonly string[] = chosen.flatMap(habit => habits[habit].movements)
  return Object.fromEntries(Object.entries(ways).filter(([movement]) => !free.includes(movement)))
}

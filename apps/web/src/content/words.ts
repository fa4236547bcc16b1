import type { Sex } from '@lithe/contracts/constants'
import type { Test, WorkoutItem } from '@lithe/movements/catalog'

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** How many movements a set has. */
export const movementsIn = (workouts: readonly WorkoutItem[]): number =>
  workouts.filter(({ type }) => type === 'exercise').length

/** "Three movements", as many as a set has; for the beginning of a sentence. */
export function movementsInWords(workouts: readonly WorkoutItem[]): string {
  const count = movementsIn(workouts)
  return `${small[count] ?? count} ${count === 1 ? 'movement' : 'movements'}`
}

const halfMinuteSeconds = 30

/** Minutes to the nearest half, as people say them: "2½", "8"; half a minute is the least. */
export function minutesInWords(seconds: number): string {
  const halves = Math.max(1, Math.round(seconds / halfMinuteSeconds))
  const whole = Math.floor(halves / 2)
  return `${whole === 0 ? '' : whole}${halves % 2 === 1 ? '½' : ''}`
}

export const testNames: Record<Test, string> = {
  balance: 'Balance',
  flexibility: 'Flexibility',
  strength: 'Strength',
}

/** The answers as they are read where they are asked for. */
export const sexWords = {
  Male: 'Male',
  Female: 'Female',
  Undisclosed: 'I’d rather not say',
} as const satisfies Record<Sex, string>

/** Beside a name: a sex that is not said is not written there either. */
export const saidSex = (sex: Sex | ''): string => (sex === 'Undisclosed' ? '' : sex)

import type { Sex } from '@lithe/contracts/constants'
import type { Test, WorkoutItem } from '@lithe/movements/catalog'
import { personWords } from '@lithe/words/live/person'

/** How many movements a set has. */
export const movementsIn = (workouts: readonly WorkoutItem[]): number =>
  workouts.filter(({ type }) => type === 'exercise').length

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

/** Beside a name: a sex that is not said is not written there either. */
export const saidSex = (sex: Sex | ''): string =>
  sex === '' || sex === 'Undisclosed' ? '' : personWords.sexes[sex]

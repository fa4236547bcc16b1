import type { WorkoutItem } from '@lithe/movements/catalog'

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

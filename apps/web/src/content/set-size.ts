import type { WorkoutItem } from '@lithe/movements/catalog'

/** Number of movements in a set. */
export const movementsIn = (workouts: readonly WorkoutItem[]): number =>
  workouts.filter(({ type }) => type === 'exercise').length

const halfMinuteSeconds = 30

/** Minutes to the nearest half, at least half a minute, e.g. "2½" or "8". */
export function minutesInWords(seconds: number): string {
  const halves = Math.max(1, Math.round(seconds / halfMinuteSeconds))
  const whole = Math.floor(halves / 2)
  return `${whole === 0 ? '' : whole}${halves % 2 === 1 ? '½' : ''}`
}

import type { Measurement } from './measurement.ts'
import type { WorkoutItem } from './workout.ts'

/** Whether an item of a set replaces squats with chair stands. */
export const isChairStand = (item: WorkoutItem): boolean =>
  item.type === 'exercise' && item.movement === 'squat' && item.variant === 'seated'

/** Whether squats were done as chair stands. */
export const areChairStands = (measurement: Measurement): boolean =>
  measurement.movement === 'squat' && measurement.variant === 'seated'

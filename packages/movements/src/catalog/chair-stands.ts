import type { Measurement } from './measurement.ts'
import type { WorkoutItem } from './workout.ts'

/** Whether an item of a set replaces squats with chair stands. */
export const isChairStand = (item: WorkoutItem): boolean =>
  item.type === 'exercise' && item.movement === 'squat' && item.variant === 'seated'

/** Whether squats were done as chair stands. */
export const areChairStands = (measurement: Measurement): boolean =>
  measurement.movement === 'squat' && measurement.variant === 'seated'

const publishedSeconds = 30

/**
 * Whether a measurement meets LOINC 66247-8, "sit to stand frequency in 30 seconds", as far as we know: started seated,
 * 43 cm seat, 30 seconds. Crossed arms are requested but not verified. Nothing else may use that code.
 */
export const meetsLoinc66247 = (measurement: Measurement): boolean =>
  areChairStands(measurement) &&
  'seat' in measurement &&
  measurement.windowSeconds === publishedSeconds &&
  measurement.seat?.startedSeated === true &&
  measurement.seat.height === 'about-43-cm'

import type { Measurement } from './measurement.ts'
import type { WorkoutItem } from './workout.ts'

/** Whether an item of a set is squats done as stands from a chair. */
export const isChairStand = (item: WorkoutItem): boolean =>
  item.type === 'exercise' && item.movement === 'squat' && item.ease === 'seated'

/** Whether squats were done as stands from a chair. */
export const areChairStands = (measurement: Measurement): boolean =>
  measurement.movement === 'squat' && measurement.ease === 'seated'

const publishedSeconds = 30

/**
 * Whether a measurement is, as far as it tells, what LOINC names 66247-8, "sit to stand frequency in 30 seconds": from
 * sitting on a seat of 43 cm, for 30 seconds. Crossed arms are asked for; the camera does not check them. Nothing else
 * may ever carry that name.
 */
export const meetsLoinc66247 = (measurement: Measurement): boolean =>
  areChairStands(measurement) &&
  'seat' in measurement &&
  measurement.windowSeconds === publishedSeconds &&
  measurement.seat?.startedSeated === true &&
  measurement.seat.height === 'about-43-cm'

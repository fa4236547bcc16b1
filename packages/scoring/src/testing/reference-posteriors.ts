import type { Sex } from '../person.ts'

/** Independently computed posteriors for the same parameters: seconds held, hip degrees, squats. */
export type ReferencePosterior = readonly [
  sex: Sex,
  age: number,
  heldSeconds: number,
  isRunning: boolean,
  hipDegrees: number,
  reps: number,
  mean: number,
  from: number,
  to: number,
]

export const referencePosteriors: readonly ReferencePosterior[] = [
  ['Male', 28, 60, true, 62, 24, 26.81, 12.1, 41.3],
  ['Male', 45, 21.5, false, 80, 15, 50.29, 35.2, 64.9],
  ['Male', 58, 60, true, 66, 19, 53.8, 40.7, 66.6],
  ['Male', 66, 8.2, false, 92, 9, 76.82, 64.6, 88.8],
  ['Male', 74, 33, false, 71, 14, 69.98, 57.5, 82.3],
  ['Male', 85, 4.4, false, 99, 7, 92.34, 80.6, 104.2],
  ['Male', 92, 60, true, 70, 12, 79.89, 68.0, 91.8],
  ['Female', 28, 60, true, 62, 24, 26.74, 12.1, 41.1],
  ['Female', 45, 21.5, false, 80, 15, 49.44, 34.1, 64.4],
  ['Female', 58, 60, true, 66, 19, 53.59, 40.3, 66.6],
  ['Female', 66, 8.2, false, 92, 9, 77.47, 65.0, 89.6],
  ['Female', 74, 33, false, 71, 14, 70.55, 57.7, 83.1],
  ['Female', 85, 4.4, false, 99, 7, 93.2, 81.4, 105.1],
  ['Female', 92, 60, true, 70, 12, 80.91, 68.8, 93.0],
]

import type { Sex } from '../person.ts'

/** Posteriors worked out apart from this code, with the same curves: whole seconds, repetitions and degrees of lean. */
export type ReferencePosterior = {
  sex: Sex
  age: number
  performs: '-1 SD' | 'median' | '+1 SD'
  holdSeconds: number
  reps: number
  leanDegrees: number
  mean: number
  range80: readonly [number, number]
}

type Columns = readonly [
  age: number,
  performs: ReferencePosterior['performs'],
  holdSeconds: number,
  reps: number,
  leanDegrees: number,
  mean: number,
  from: number,
  to: number,
]

const of =
  (sex: Sex) =>
  ([age, performs, holdSeconds, reps, leanDegrees, mean, from, to]: Columns): ReferencePosterior => ({
    sex,
    age,
    performs,
    holdSeconds,
    reps,
    leanDegrees,
    mean,
    range80: [from, to],
  })

const men: readonly Columns[] = [
  [25, '-1 SD', 60, 14, 98.2, 30.1, 16, 45],
  [25, 'median', 60, 20, 108.2, 27.1, 15, 40],
  [25, '+1 SD', 60, 26, 118.2, 24.9, 15, 35],
  [40, '-1 SD', 60, 13, 94, 44, 29, 57],
  [40, 'median', 60, 18, 104, 40.1, 25, 54],
  [40, '+1 SD', 60, 24, 114, 34.1, 22, 47],
  [55, '-1 SD', 51.5, 13, 89.8, 61.6, 48, 73],
  [55, 'median', 60, 17, 99.8, 52.5, 40, 64],
  [55, '+1 SD', 60, 21, 109.8, 48.3, 35, 60],
  [65, '-1 SD', 7, 11, 87, 74.9, 65, 85],
  [65, 'median', 47.3, 16, 97, 64.7, 53, 76],
  [65, '+1 SD', 60, 20, 107, 55.6, 44, 66],
  [75, '-1 SD', 1.9, 10, 83.2, 82.9, 73, 92],
  [75, 'median', 12.9, 14, 93.2, 74.8, 65, 85],
  [75, '+1 SD', 60, 18, 103.2, 62.3, 52, 74],
  [85, '-1 SD', 0.4, 7, 79.3, 88.2, 82, 93],
  [85, 'median', 2.8, 12, 89.3, 83.4, 74, 92],
  [85, '+1 SD', 18.8, 16, 99.3, 75.7, 66, 85],
]

const women: readonly Columns[] = [
  [25, '-1 SD', 60, 14, 104.6, 29.8, 16, 45],
  [25, 'median', 60, 20, 114.6, 27.5, 16, 40],
  [25, '+1 SD', 60, 25, 124.6, 25.1, 15, 36],
  [40, '-1 SD', 60, 14, 101.6, 43.7, 29, 57],
  [40, 'median', 60, 18, 111.6, 39.3, 25, 53],
  [40, '+1 SD', 60, 23, 121.6, 34.2, 22, 47],
  [55, '-1 SD', 51.5, 12, 98.7, 62.4, 49, 74],
  [55, 'median', 60, 16, 108.7, 51.9, 40, 64],
  [55, '+1 SD', 60, 20, 118.7, 47, 34, 59],
  [65, '-1 SD', 7, 10, 96.7, 74.4, 65, 85],
  [65, 'median', 47.3, 14, 106.7, 65.2, 54, 76],
  [65, '+1 SD', 60, 18, 116.7, 54.9, 43, 66],
  [75, '-1 SD', 1.9, 9, 92.4, 82.3, 73, 91],
  [75, 'median', 12.9, 13, 102.4, 74.2, 65, 84],
  [75, '+1 SD', 60, 16, 112.4, 62.6, 52, 74],
  [85, '-1 SD', 0.4, 7, 88.2, 87.6, 81, 93],
  [85, 'median', 2.8, 11, 98.2, 82.8, 74, 91],
  [85, '+1 SD', 18.8, 15, 108.2, 75.4, 66, 85],
]

export const referencePosteriors = [...men.map(of('Male')), ...women.map(of('Female'))]

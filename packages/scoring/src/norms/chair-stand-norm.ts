import type { NormTable } from './norm-table.ts'

type Band = { sex: 'Male' | 'Female'; ages: readonly [number, number] }
export type ChairStandRow = Band & { p25: number; p75: number; mean: number; sd: number }
export type ChairStandPercentilesRow = Band & {
  p2_5: number
  p25: number
  p50: number
  p75: number
  p97_5: number
}

/** Chair stands in 30 s at the median and their spread, by age. Flat outside the first and last knot. */
export const chairStandCurve = {
  unit: 'repetitions in 30 s',
  provenance: 'D',
  sources: ['barros2025', 'riklijones1999'],
  note: 'Chilean medians below 60, Rikli & Jones means from 60, smoothed so that the median never rises with age.',
  ages: [24, 35, 45, 55, 62, 67, 72, 77, 82, 87, 92],
  median: {
    Male: [20, 20, 17, 17, 16.4, 15.2, 14.5, 14, 12.4, 11.1, 9.7],
    Female: [19.5, 19.5, 17, 16, 14.5, 13.5, 12.9, 12.5, 11.3, 10.3, 8],
  },
  sd: {
    Male: [5.9, 5.9, 5, 4.3, 4.3, 4.5, 4.2, 4.3, 3.9, 4.6, 3.8],
    Female: [5.2, 4.4, 4, 4.2, 4, 3.5, 3.6, 3.8, 4.2, 4, 5.1],
  },
} as const

/** How free squats are read off the chair-stand curve until a paired pilot measures the factor. */
export const squatBridge = {
  provenance: 'D',
  source: 'model, no published norm',
  factor: 1,
  /** One standard deviation of what we do not know about the factor. */
  factorSd: 0.12,
} as const

const riklijones = (
  sex: Band['sex'],
  ages: Band['ages'],
  [p25, p75]: readonly [number, number],
  [mean, sd]: readonly [number, number],
): ChairStandRow => ({ sex, ages, p25, p75, mean, sd })

export const olderChairStands: NormTable<ChairStandRow> = {
  measures: 'full stands from a chair in 30 s',
  unit: 'repetitions in 30 s',
  sources: ['riklijones1999'],
  year: 1999,
  population: 'United States, living at home, aged 60–94, n = 7183',
  provenance: 'S',
  note: 'P25–P75 are S. Mean and SD are R, and reproduce the S columns within one stand.',
  rows: [
    riklijones('Female', [60, 64], [12, 17], [14.5, 4]),
    riklijones('Female', [65, 69], [11, 16], [13.5, 3.5]),
    riklijones('Female', [70, 74], [10, 15], [12.9, 3.6]),
    riklijones('Female', [75, 79], [10, 15], [12.5, 3.8]),
    riklijones('Female', [80, 84], [9, 14], [11.3, 4.2]),
    riklijones('Female', [85, 89], [8, 13], [10.3, 4]),
    riklijones('Female', [90, 94], [4, 11], [8, 5.1]),
    riklijones('Male', [60, 64], [14, 19], [16.4, 4.3]),
    riklijones('Male', [65, 69], [12, 18], [15.2, 4.5]),
    riklijones('Male', [70, 74], [12, 17], [14.5, 4.2]),
    riklijones('Male', [75, 79], [11, 17], [14, 4.3]),
    riklijones('Male', [80, 84], [10, 15], [12.4, 3.9]),
    riklijones('Male', [85, 89], [8, 14], [11.1, 4.6]),
    riklijones('Male', [90, 94], [7, 12], [9.7, 3.8]),
  ],
}

const barros = (
  sex: Band['sex'],
  ages: Band['ages'],
  [p2_5, p25, p50, p75, p97_5]: readonly [number, number, number, number, number],
): ChairStandPercentilesRow => ({ sex, ages, p2_5, p25, p50, p75, p97_5 })

export const adultChairStands: NormTable<ChairStandPercentilesRow> = {
  measures: 'full stands from a chair in 30 s',
  unit: 'repetitions in 30 s',
  sources: ['barros2025'],
  year: 2025,
  population: 'Chile, aged 18–80, n = 499',
  provenance: 'S',
  note: 'Two transcriptions agree. Used below 60 only; from 60 the larger United States sample is used.',
  rows: [
    barros('Female', [18, 29], [13, 17, 19, 24, 31]),
    barros('Female', [30, 39], [14, 18, 20, 23, 39]),
    barros('Female', [40, 49], [11, 15, 17, 20, 25]),
    barros('Female', [50, 59], [10, 14, 16, 20, 29]),
    barros('Male', [18, 29], [13, 16, 19, 24, 30]),
    barros('Male', [30, 39], [14, 18, 21, 27, 30]),
    barros('Male', [40, 49], [13, 15, 16, 24, 37]),
    barros('Male', [50, 59], [11, 16, 18, 21, 34]),
  ],
}

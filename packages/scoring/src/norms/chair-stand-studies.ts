import type { CitationId } from './citations.ts'
import type { Provenance } from './norm-table.ts'

type Sex = 'Male' | 'Female'
export type ChairStandRow = {
  sex: Sex | 'all'
  ages: readonly [number, number]
  /** Median, quartile midpoint or mean of stands in 30 s. */
  middle: number
  /** One standard deviation of `middle`. */
  error: number
  quartiles?: readonly [number, number]
}

/** A published sample of chair stands in 30 s. */
export type ChairStandStudy = {
  source: CitationId
  population: string
  provenance: Provenance
  note: string
  rows: readonly ChairStandRow[]
}

type Quartiles = readonly [ages: ChairStandRow['ages'], p25: number, p75: number]
const middlesOfQuartiles = (sex: Sex, rows: readonly Quartiles[]): ChairStandRow[] =>
  rows.map(([ages, p25, p75]) => ({ sex, ages, middle: (p25 + p75) / 2, error: 0.5, quartiles: [p25, p75] }))

type Median = readonly [ages: ChairStandRow['ages'], p25: number, p50: number, p75: number]
const medians = (sex: Sex, rows: readonly Median[]): ChairStandRow[] =>
  rows.map(([ages, p25, p50, p75]) => ({ sex, ages, middle: p50, error: 1, quartiles: [p25, p75] }))

type Class = readonly [ages: ChairStandRow['ages'], low: number, high: number]
const middlesOfClasses = (sex: Sex, rows: readonly Class[]): ChairStandRow[] =>
  rows.map(([ages, low, high]) => ({ sex, ages, middle: (low + high) / 2, error: 1 }))

const riklijonesQuartiles = {
  Female: [
    [[60, 64], 12, 17],
    [[65, 69], 11, 16],
    [[70, 74], 10, 15],
    [[75, 79], 10, 15],
    [[80, 84], 9, 14],
    [[85, 89], 8, 13],
    [[90, 94], 4, 11],
  ],
  Male: [
    [[60, 64], 14, 19],
    [[65, 69], 12, 18],
    [[70, 74], 12, 17],
    [[75, 79], 11, 17],
    [[80, 84], 10, 15],
    [[85, 89], 8, 14],
    [[90, 94], 7, 12],
  ],
} as const

export const olderChairStands: ChairStandStudy = {
  source: 'riklijones1999',
  population: 'United States, living at home, 60–94, n = 7183, chair of 43 cm',
  provenance: 'S',
  note: 'Quartiles: three full copies agree. Means and standard deviations were never seen and are not used.',
  rows: [
    ...middlesOfQuartiles('Female', riklijonesQuartiles.Female),
    ...middlesOfQuartiles('Male', riklijonesQuartiles.Male),
  ],
}

export const chairStandStudies: readonly ChairStandStudy[] = [
  olderChairStands,
  {
    source: 'barros2025',
    population: 'Chile, 18–80, n = 499',
    provenance: 'S',
    note: 'Two transcriptions agree.',
    rows: [
      ...medians('Female', [
        [[18, 29], 17, 19, 24],
        [[30, 39], 18, 20, 23],
        [[40, 49], 15, 17, 20],
        [[50, 59], 14, 16, 20],
        [[60, 69], 12, 15, 19],
        [[70, 80], 11, 13, 18],
      ]),
      ...medians('Male', [
        [[18, 29], 16, 19, 24],
        [[30, 39], 18, 21, 27],
        [[40, 49], 15, 16, 24],
        [[50, 59], 16, 18, 21],
        [[60, 69], 12, 14, 15],
        [[70, 80], 10, 11, 13],
      ]),
    ],
  },
  {
    source: 'nakatani2003',
    population: 'Japan, 20 and over, seat of 40 cm',
    provenance: 'S',
    note: 'The middle of five classes; two copies agree from 65 on. No count of people.',
    rows: [
      ...middlesOfClasses('Female', [
        [[20, 29], 23, 28],
        [[30, 39], 24, 28],
        [[40, 49], 23, 27],
        [[50, 59], 20, 24],
        [[60, 64], 19, 23],
        [[65, 69], 17, 21],
        [[70, 74], 15, 19],
        [[75, 79], 13, 17],
        [[80, 86], 13, 16],
      ]),
      ...middlesOfClasses('Male', [
        [[20, 29], 28, 32],
        [[30, 39], 26, 30],
        [[40, 49], 25, 29],
        [[50, 59], 22, 27],
        [[60, 64], 20, 25],
        [[65, 69], 18, 21],
        [[70, 74], 16, 20],
        [[75, 79], 15, 17],
        [[80, 86], 14, 16],
      ]),
    ],
  },
  {
    source: 'warden2022',
    population: 'United States, from 18, n = 2301',
    provenance: 'A',
    note: 'The abstract gives the median at 18, its peak.',
    rows: [
      { sex: 'Female', ages: [18, 18], middle: 17.2, error: 1 },
      { sex: 'Male', ages: [18, 18], middle: 17.7, error: 1 },
    ],
  },
  {
    source: 'lein2022',
    population: 'United States, students of 19–35, n = 81',
    provenance: 'P',
    note: 'Mean of the better of two trials; far above every other sample.',
    rows: [{ sex: 'all', ages: [19, 35], middle: 33, error: 1 }],
  },
  {
    source: 'china2020',
    population: 'China, national survey, 60–69',
    provenance: 'S',
    note: 'Means, as tabulated in PMC8961805.',
    rows: [
      { sex: 'Female', ages: [60, 64], middle: 11.8, error: 0.7 },
      { sex: 'Female', ages: [65, 69], middle: 11.3, error: 0.7 },
      { sex: 'Male', ages: [60, 64], middle: 12, error: 0.7 },
      { sex: 'Male', ages: [65, 69], middle: 11.7, error: 0.7 },
    ],
  },
]

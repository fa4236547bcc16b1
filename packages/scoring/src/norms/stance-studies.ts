import type { CitationId } from './citations.ts'
import type { Provenance } from './norm-table.ts'

/** One printed figure: mean capped hold in seconds, or the fraction holding less than `seconds`. */
export type StanceFigure = {
  sex: 'Male' | 'Female' | 'all'
  /** Mean age and SD of ages in years, for a sample of mixed ages. */
  age: number
  ageSd?: number
  value: number
  /** SD of the printed figure: sampling, and rounding in print. */
  error: number
} & ({ figure: 'mean' } | { figure: 'share-below'; seconds: number } | { figure: 'sd' })

/** A published study of the single-leg stance with eyes open. */
export type StanceStudy = {
  source: CitationId
  population: string
  provenance: Provenance
  capSeconds: number
  /** Not printed in our source: inferred from the spread or last class, or assumed. */
  isCapInferred?: true
  /** Number of attempts; the figure is their best. A mean of several counts as one. */
  tries: 1 | 2 | 3
  note: string
  figures: readonly StanceFigure[]
}

/** Printed figures by age, with an error of their own or the usual one. */
type Printed = Readonly<Record<number, number | readonly [value: number, error: number]>>
const byAge = (printed: Printed, usualError = Number.NaN) =>
  Object.entries(printed).map(([age, each]) => {
    const [value, error] = typeof each === 'number' ? [each, usualError] : each
    return { age: Number(age), value, error }
  })
const means = (sex: StanceFigure['sex'], ...printed: Parameters<typeof byAge>): StanceFigure[] =>
  byAge(...printed).map(each => ({ ...each, sex, figure: 'mean' }))
const shares = (seconds: number, ...printed: Parameters<typeof byAge>): StanceFigure[] =>
  byAge(...printed).map(each => ({ ...each, sex: 'all', figure: 'share-below', seconds }))

const springer = {
  source: 'springer2007',
  population: 'United States, healthy volunteers of 18–99, n = 549, arms crossed',
  provenance: 'S',
  capSeconds: 45,
} as const

export const stanceStudies: readonly StanceStudy[] = [
  {
    ...springer,
    tries: 3,
    note: 'Totals of both sexes, best of three. The standard deviations were never seen and are not used.',
    figures: means('all', { 28.5: 44.7, 45: 41.9, 55: 41.2, 65: 32.1, 75: 21.5, 85: 9.4 }, 1.2),
  },
  {
    ...springer,
    tries: 1,
    note: 'The same people, mean of three tries: what one try comes to.',
    figures: means('all', { 28.5: 43.3, 45: 40.3, 55: 37, 65: 26.9, 75: 15, 85: 6.2 }, 1.2),
  },
  {
    source: 'araujo2022',
    population: 'Brazil, visitors of an exercise clinic of 51–75, n = 1702, two thirds men',
    provenance: 'S',
    capSeconds: 10,
    tries: 3,
    note: 'Who could not hold 10 s. Three copies agree.',
    figures: shares(10, { 53: 0.047, 58: 0.081, 63: 0.178, 68: 0.368, 73: 0.536 }, 0.025),
  },
  {
    source: 'lohneseiler2016',
    population: 'Norway, random sample of the national registry of 65–85, n = 161',
    provenance: 'P',
    capSeconds: 60,
    isCapInferred: true,
    tries: 2,
    note: 'The table was read; cap and tries were not, and a cap of 30 s is excluded by the spread. Errors from its pooled standard deviation of 18 s.',
    figures: [
      ...means('Female', { 67: [28.2, 3], 72: [15, 3.7], 77: [9.2, 4.6], 82: [4.9, 5.7] }),
      ...means('Male', { 67: [26.3, 3], 72: [21.3, 3.8], 77: [10.5, 5], 82: [2, 8] }),
    ],
  },
  {
    source: 'seino2014',
    population: 'Japan, six cohorts living at home, 65 and over, n = 4683',
    provenance: 'A',
    capSeconds: 60,
    isCapInferred: true,
    tries: 2,
    note: 'Totals from the abstract, mean age 74. A spread of 23 s around 38 s fits a cap of 60 s.',
    figures: [
      { sex: 'Male', age: 74, figure: 'mean', value: 39.3, error: 1 },
      { sex: 'Male', age: 74, figure: 'sd', value: 23, error: 1 },
      { sex: 'Female', age: 74, figure: 'mean', value: 36.8, error: 1 },
      { sex: 'Female', age: 74, figure: 'sd', value: 23.4, error: 1 },
    ],
  },
  {
    source: 'mext',
    population: 'Japan, national survey of 2021, 65–79, hands on hips',
    provenance: 'S',
    capSeconds: 120,
    tries: 2,
    note: 'Means of a copy; the protocol was read in a summary of the ministry’s manual.',
    figures: [
      ...means('Male', { 67: 83.95, 72: 70.67, 77: 56.44 }, 2),
      ...means('Female', { 67: 81.6, 72: 71.53, 77: 58.65 }, 2),
    ],
  },
  {
    source: 'kobayashi2023',
    population: 'Japan, two prefectures, mean age 70.5, n = 1860',
    provenance: 'P',
    capSeconds: 60,
    isCapInferred: true,
    tries: 2,
    note: 'Counts of people by time, ages mixed; the cap is inferred from the last class.',
    figures: [20, 30, 40].map((seconds, index) => ({
      sex: 'all',
      age: 70.5,
      ageSd: 9.5,
      figure: 'share-below',
      seconds,
      value: [0.299, 0.377, 0.46][index] ?? Number.NaN,
      error: 0.02,
    })),
  },
  {
    source: 'bohannon2006sls',
    population: 'Meta-analysis of 22 studies, 60 and over, n = 3484',
    provenance: 'P',
    capSeconds: 40,
    isCapInferred: true,
    tries: 2,
    note: 'Mixed caps, mostly 30 to 60 s, read as 40 s.',
    figures: means('all', { 65: 27, 75: 17.2, 85: 8.5 }, 1.5),
  },
  {
    source: 'kalantri2025',
    population: 'India, townspeople of 20–40, n = 284',
    provenance: 'A',
    capSeconds: 300,
    isCapInferred: true,
    tries: 1,
    note: 'No cap is printed. The only source of how long the young stand before they step off for reasons of their own.',
    figures: [...means('Male', { 30: 111.81 }, 7), ...means('Female', { 30: 92.32 }, 7)],
  },
]

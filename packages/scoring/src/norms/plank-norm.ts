import type { NormTable, PercentilesRow } from './norm-table.ts'

const strand = (sex: 'Male' | 'Female', deciles: readonly number[]): PercentilesRow => ({
  sex,
  ages: [18, 29],
  percentiles: deciles.map((seconds, index) => [10 * (index + 1), seconds] as const),
})

/** Forearm plank to failure. Our tables end at 30; from then on only seconds are shown. */
export const planks: NormTable<PercentilesRow> = {
  measures: 'forearm plank to failure, no cap',
  unit: 'seconds',
  sources: ['strand2014', 'linfield2014'],
  year: 2014,
  population: 'United States, students of about 20, n = 471',
  provenance: 'S',
  note: 'Deciles are S, mean and SD P. Linfield (n = 168, 18–25 years) has medians of 106 and 90 s.',
  rows: [
    strand('Male', [62, 79, 89, 97, 110, 122, 137, 157, 201]),
    strand('Female', [35, 48, 58, 63, 72, 84, 95, 108, 142]),
  ],
}

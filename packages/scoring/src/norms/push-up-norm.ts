import type { NormTable, PercentilesRow } from './norm-table.ts'

const cooper = (
  sex: 'Male' | 'Female',
  ages: PercentilesRow['ages'],
  [p5, p25, p50, p75, p95]: readonly [number, number, number, number, number],
): PercentilesRow => ({
  sex,
  ages,
  percentiles: [
    [5, p5],
    [25, p25],
    [50, p50],
    [75, p75],
    [95, p95],
  ],
})

/**
 * The only table of push-ups in 60 s. Outside it there is no percentile: women from 50 and everyone under 20 see their
 * count. The CSEP table does not apply: it is to failure, with women on their knees.
 */
export const pushUps: NormTable<PercentilesRow> = {
  measures: 'push-ups in 60 s',
  unit: 'repetitions in 60 s',
  sources: ['cooper2013'],
  year: 2013,
  population: 'United States, visitors of one institute, fitter than the population, n not published',
  provenance: 'S',
  note: 'Whether the women did full or knee push-ups is unclear. Too fit and too little known to speak about age.',
  rows: [
    cooper('Male', [20, 29], [13, 24, 33, 44, 62]),
    cooper('Male', [30, 39], [9, 19, 27, 36, 52]),
    cooper('Male', [40, 49], [5, 13, 21, 29, 40]),
    cooper('Male', [50, 59], [3, 9.5, 15, 24, 39]),
    cooper('Male', [60, 99], [2, 7, 15, 22, 28]),
    cooper('Female', [20, 29], [6, 11, 18, 27, 42]),
    cooper('Female', [30, 39], [4, 9, 14, 19, 39.5]),
    cooper('Female', [40, 49], [1, 7, 11, 15, 20]),
  ],
}

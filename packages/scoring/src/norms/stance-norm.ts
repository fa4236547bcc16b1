import type { MeanRow, NormTable } from './norm-table.ts'

/** Log seconds at the median, by age; sigma in log seconds. Flat outside the first and last knot. */
export const stanceCurve = {
  unit: 'log seconds',
  provenance: 'D',
  sources: ['springer2007', 'bohannon1984', 'araujo2022'],
  population: 'both sexes together: sex made no significant difference in Springer 2007',
  note: 'Least-squares log-normal fit to the three tables below. Below 50 it is only a lower bound: nearly all reach the cap. The fitted 5.856 and 5.858 at 45 and 55 are both read as 5.857, so that the curve never rises.',
  ages: [28.5, 45, 55, 65, 75, 87],
  medianLogSeconds: [9.413, 5.857, 5.857, 3.857, 2.555, 0.681],
  sigmaLogSeconds: 1.916,
} as const

export const springerStance: NormTable<MeanRow> = {
  measures: 'single-leg stance, eyes open, best of 3, arms crossed, cap 45 s',
  unit: 'seconds',
  sources: ['springer2007'],
  year: 2007,
  population: 'United States, healthy volunteers aged 18–99, n = 549',
  provenance: 'S',
  note: 'Means are S, standard deviations R. The paper heads the bracket SE; its size behaves as SD.',
  rows: [
    { sex: 'all', ages: [18, 39], mean: 44.7, sd: 3.1 },
    { sex: 'all', ages: [40, 49], mean: 41.9, sd: 9.9 },
    { sex: 'all', ages: [50, 59], mean: 41.2, sd: 10.2 },
    { sex: 'all', ages: [60, 69], mean: 32.1, sd: 16.2 },
    { sex: 'all', ages: [70, 79], mean: 21.5, sd: 17.3 },
    { sex: 'all', ages: [80, 99], mean: 9.4, sd: 12.8 },
  ],
}

export const bohannonStance: NormTable<MeanRow> = {
  measures: 'single-leg stance, eyes open, cap 30 s',
  unit: 'seconds',
  sources: ['bohannon1984'],
  year: 1984,
  population: 'United States, aged 20–79, n = 184',
  provenance: 'R',
  note: 'Means recalled; n and the correlation with age (-0.65) are P.',
  rows: [
    { sex: 'all', ages: [20, 29], mean: 30, sd: null },
    { sex: 'all', ages: [30, 39], mean: 30, sd: null },
    { sex: 'all', ages: [40, 49], mean: 29.7, sd: null },
    { sex: 'all', ages: [50, 59], mean: 29.4, sd: null },
    { sex: 'all', ages: [60, 69], mean: 22.5, sd: null },
    { sex: 'all', ages: [70, 79], mean: 14.2, sd: null },
  ],
}

export const araujoStance: NormTable<{ ages: readonly [number, number]; cannotHold10Seconds: number }> = {
  measures: 'share of people who cannot stand on one leg for 10 s',
  unit: 'share of people',
  sources: ['araujo2022'],
  year: 2022,
  population: 'Brazil, clinic sample aged 51–75, n = 1702',
  provenance: 'S',
  note: 'A less fit sample than Springer: the curve predicts 3–14 points more passes from 61 to 75.',
  rows: [
    { ages: [51, 55], cannotHold10Seconds: 0.047 },
    { ages: [56, 60], cannotHold10Seconds: 0.081 },
    { ages: [61, 65], cannotHold10Seconds: 0.178 },
    { ages: [66, 70], cannotHold10Seconds: 0.368 },
    { ages: [71, 75], cannotHold10Seconds: 0.536 },
  ],
}

/**
 * Median chair stands in 30 s: flat in youth, then falling linearly per decade, with a smooth bend. Fitted by
 * `npm run lab -- norms --fit` to `chair-stand-studies.ts`, with a level per sample.
 */
export const chairStandNorm = {
  unit: 'repetitions in 30 s',
  provenance: 'D',
  sources: ['riklijones1999', 'barros2025', 'nakatani2003', 'warden2022', 'lein2022', 'china2020'],
  note: 'Least squares over medians and middles of quartiles, at the level of Rikli & Jones, whose chair and protocol are ours; their recalled means are not used.',
  young: 22.8,
  /** How many more stands men do than women, at every age. */
  menMore: 1.2,
  lostPerDecade: 2.4,
  bendAge: 34,
  bendYears: 8,
  /** SD within age and sex: the mean width of 26 published quartile pairs, divided by 1.349. */
  sd: 4.25,
  /** SD between samples of different countries, in stands. */
  betweenStudiesSd: 3,
} as const

/** Extra SD in stands for a seat of unknown height, or not about 43 cm; a house estimate. */
export const seatSdStands = 2

/** Compares free squats with the chair-stand curve until a paired pilot measures the factor. */
export const squatBridge = {
  provenance: 'D',
  sources: ['toimia'],
  factor: 1,
  /** SD of the factor. Classes of a Finnish squat test are 1.3 times our stands at 25 and 0.8 times at 62. */
  factorSd: 0.2,
} as const

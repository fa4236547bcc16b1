/**
 * Chair stands in 30 s at the median: flat in youth, then falling by so many a decade, with a smooth bend between. As
 * `npm run lab -- norms --fit` finds it in `chair-stand-studies.ts`, each sample with a level of its own.
 */
export const chairStandNorm = {
  unit: 'repetitions in 30 s',
  provenance: 'D',
  sources: ['riklijones1999', 'barros2025', 'nakatani2003', 'warden2022', 'lein2022', 'china2020'],
  note: 'Least squares over medians and middles of quartiles, at the level of Rikli & Jones, whose chair and protocol are ours; their recalled means are not used.',
  young: 22.8,
  /** Men against women, at every age. */
  menMore: 1.2,
  lostPerDecade: 2.4,
  bendAge: 34,
  bendYears: 8,
  /** Between people of one age and sex: the mean width of 26 published quartile pairs, over 1.349. */
  sd: 4.25,
  /** How far samples of different countries lie apart, stands. */
  betweenStudiesSd: 3,
} as const

/** What a seat that is not about 43 cm high, or of unknown height, leaves open: so many stands either way, a house estimate. */
export const seatSdStands = 2

/** How free squats are read off the chair-stand curve until a paired pilot measures the factor. */
export const squatBridge = {
  provenance: 'D',
  sources: ['toimia'],
  factor: 1,
  /**
   * One standard deviation of what is not known about the factor. Classes of a Finnish squat test lie 1.3 times our
   * stands at 25 and 0.8 times at 62.
   */
  factorSd: 0.2,
} as const

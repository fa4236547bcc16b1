/** The parameters of `../balance/stance-model.ts`, as `npm run norms -- --fit` finds them in `stance-studies.ts`. */
export const stanceNorm = {
  unit: 'seconds',
  provenance: 'D',
  sources: [
    'springer2007',
    'araujo2022',
    'lohneseiler2016',
    'seino2014',
    'mext',
    'kobayashi2023',
    'bohannon2006sls',
    'kalantri2025',
  ],
  population: 'adults of 20 to 85 in eight studies of six countries, at caps from 10 to 300 seconds',
  note: 'Least squares over every figure of every study, each study with a shift of its own. No figure is recalled.',
  parameters: {
    medianLogSecondsAt70: 2.2,
    logSecondsLostPerDecade: 0.6,
    limitedLogOddsAt70: 0.25,
    limitedLogOddsPerDecade: 1.21,
    sigmaLogSeconds: 0.9,
    chanceScaleSeconds: 115,
    chanceShape: 1.4,
    menLongerLogSeconds: 0.04,
  },
  /**
   * How far studies lie apart, log seconds and log odds alike: 0.54 between the eight after the fit has drawn them
   * together, and more for arms, shoes and the one minute that no other protocol has.
   */
  betweenStudiesSd: 1,
} as const

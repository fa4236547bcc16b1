import type { FreeReport } from '@lithe/contracts/api'

export const freeReport: FreeReport = {
  userName: 'Ada',
  userAge: 62,
  userSex: 'Female',
  mobilityAge: 58,
  comparison: 'younger than',
  mobilityAgeRange: [49, 66],
  mobilityStatus: 'green',
  description: '',
  change: null,
  standing: null,
  first: '',
  behind: '',
  testsOfYears: [],
  missingTests: [],
  modelVersion: '1',
}

/** What the results of all three tests have in common. */
export const testPart = {
  userScore: 62,
  zone: 'green',
  zoneStart: 40,
  zoneEnd: 100,
  median: null,
  yearsEffect: -3.1,
  movement: 'squat',
  variant: null,
  basis: '',
  quality: 'good',
  windowSeconds: 60,
  observations: [] as never[],
} as const

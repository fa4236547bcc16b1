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

import { expect, test } from 'vitest'
import type { StoredSession } from '../ground/db/schema/assessments.ts'
import { stance } from '../testing/measurements.ts'
import { scoreSessions } from './score-sessions.ts'

const held = (seconds: number) => {
  const measurement = stance(seconds)
  return { movement: measurement.movement, measured: { ok: true, measurement }, measuredAt: new Date(0) }
}

test.each([
  ['no year', 40, 60, []],
  ['one year', 62, 55, []],
  ['two years', 62, 60, ['balance']],
  ['eight years', 62, 4, ['balance']],
] as const)(
  'a test’s effect on the age is advertised only if it is two years or more: %s',
  (_, ageYears, seconds, sold) => {
    const person = { name: 'Ada', ageYears, sex: 'Female' } as const
    const scored = scoreSessions(person, [held(seconds) as StoredSession], null)
    expect(scored?.freeReport.testsOfYears).toEqual(sold)
    const { balance } = scored?.fullReport.assessmentBreakdown ?? {}
    const years = balance && 'yearsEffect' in balance ? (balance.yearsEffect ?? 0) : Number.NaN
    expect(Math.abs(years) >= 2).toBe(sold.length > 0)
  },
)

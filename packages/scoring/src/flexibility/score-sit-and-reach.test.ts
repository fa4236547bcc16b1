import { expect, test } from 'vitest'
import { sitAndReachCurve } from '../norms/sit-and-reach-norm.ts'
import { sitAndReach, toeTouch } from '../testing/measurements.ts'
import { medianSittingHipDegrees, pastSolesCentimetres, scoreSitAndReach } from './score-sit-and-reach.ts'
import { medianHipDegrees, scoreToeTouch } from './score-toe-touch.ts'

const sexes = ['Male', 'Female'] as const
const everyAge = Array.from({ length: 83 }, (_, index) => 12 + index)

test.each(sexes)('the angles follow from the published centimetres (%s)', sex => {
  for (const [index, age] of sitAndReachCurve.ages.entries())
    expect(pastSolesCentimetres(medianSittingHipDegrees(age, sex), sex)).toBeCloseTo(
      sitAndReachCurve.medianPastSolesCentimetres[sex][index] ?? Number.NaN,
      0,
    )
})

test.each(sexes)('no year makes the reach deeper (%s)', sex => {
  for (const age of everyAge.slice(1))
    expect(medianSittingHipDegrees(age, sex)).toBeGreaterThanOrEqual(medianSittingHipDegrees(age - 1, sex))
})

test.each(sexes)(
  'standing and sitting folds, made from other data, agree within 6° from 20 to 70 (%s)',
  sex => {
    for (let age = 20; age <= 70; age++)
      expect(Math.abs(medianSittingHipDegrees(age, sex) - medianHipDegrees(age, sex))).toBeLessThan(6)
  },
)

test('the median angle scores 50, a spread deeper 84, and it calls itself an estimate', () => {
  const person = { age: 47, sex: 'Female' } as const
  const scoreAt = (degrees: number) => scoreSitAndReach(sitAndReach(degrees).measurement, person)
  const median = medianSittingHipDegrees(47, 'Female')
  expect(scoreAt(median).score).toBeCloseTo(50, 4)
  expect(scoreAt(median - 10).score).toBeCloseTo(84.1, 1)
  expect(scoreAt(median).basis).toContain('estimate')
})

test('it says no more about age than a toe touch does', () => {
  const person = { age: 60, sex: 'Male' } as const
  const sitting = scoreSitAndReach(sitAndReach(medianSittingHipDegrees(60, 'Male')).measurement, person)
  const standing = scoreToeTouch(toeTouch(medianHipDegrees(60, 'Male')).measurement, person)
  expect(sitting.evidence(60) - sitting.evidence(80)).toBeLessThan(
    1.3 * (standing.evidence(60) - standing.evidence(80)),
  )
  expect(sitting.evidence(60) - sitting.evidence(80)).toBeLessThan(0.25)
})

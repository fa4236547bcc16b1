import { expect, test } from 'vitest'
import { type AgeEvidence, modelAges } from '../model/posterior.ts'
import { floorReachBias } from '../norms/camera-error.ts'
import { sitAndReachNorm } from '../norms/reach-norm.ts'
import { inEnglish } from '../testing/in-english.ts'
import { sitAndReach, toeTouch } from '../testing/measurements.ts'
import { medianPastSoles } from './reach-past-soles.ts'
import { medianSittingHipDegrees, pastSolesCentimetres, scoreSitAndReach } from './score-sit-and-reach.ts'
import { medianHipDegrees, scoreToeTouch } from './score-toe-touch.ts'

const sexes = ['Male', 'Female'] as const
const everyAge = Array.from({ length: 83 }, (_, index) => 12 + index)

test.each(sexes)('angles follow from the published centimetres (%s)', sex => {
  for (const age of [25, 45, 65, 85])
    expect(pastSolesCentimetres(medianSittingHipDegrees(age, sex), sex)).toBeCloseTo(
      medianPastSoles(sitAndReachNorm, age, sex),
      0,
    )
})

test('an upright trunk puts the hand as far past the soles as the arm exceeds the legs', () => {
  // Fractions of body height from the norm's sources: trunk 0.288, arm 0.44, legs 0.53, hip to floor 0.13.
  const forward = Math.sqrt(0.44 ** 2 - (0.288 - 0.13) ** 2)
  for (const sex of sexes)
    expect(pastSolesCentimetres(90, sex)).toBeCloseTo(
      (forward - 0.53) * sitAndReachNorm.heightCentimetres[sex],
      6,
    )
})

test('levels at 45 are the mean of the Canadian and Chinese surveys', () => {
  expect(medianPastSoles(sitAndReachNorm, 45, 'Male')).toBeCloseTo((-2.1 + 1.8) / 2, 6)
  expect(medianPastSoles(sitAndReachNorm, 45, 'Female')).toBeCloseTo((3.3 + 6.8) / 2, 6)
})

test.each(sexes)('reach never deepens with age (%s)', sex => {
  for (const age of everyAge.slice(1))
    expect(medianSittingHipDegrees(age, sex)).toBeGreaterThanOrEqual(medianSittingHipDegrees(age - 1, sex))
})

test.each(sexes)(
  'standing and sitting folds, from independent data, agree within 6° from 20 to 70 (%s)',
  sex => {
    for (let age = 20; age <= 70; age++)
      expect(Math.abs(medianSittingHipDegrees(age, sex) - medianHipDegrees(age, sex))).toBeLessThan(6)
  },
)

test('the median angle as the camera reads it scores 50, an angle one SD deeper 84, and both are estimates', () => {
  const person = { age: 47, sex: 'Female' } as const
  const scoreAt = (degrees: number) => scoreSitAndReach(sitAndReach(degrees).measurement, person)
  const median = medianSittingHipDegrees(47, 'Female') + floorReachBias.degrees
  expect(scoreAt(median)).toMatchObject({ score: expect.closeTo(50, 4), median })
  expect(scoreAt(median - 10).score).toBeCloseTo(84.1, 1)
  expect(inEnglish.basis(scoreAt(median).basis)).toContain('estimate')
})

test('a sit-and-reach is no stronger evidence of age than a toe touch', () => {
  const person = { age: 60, sex: 'Male' } as const
  const read = medianSittingHipDegrees(60, 'Male') + floorReachBias.degrees
  const sitting = scoreSitAndReach(sitAndReach(read).measurement, person)
  const standing = scoreToeTouch(toeTouch(medianHipDegrees(60, 'Male')).measurement, person)
  const gap = (evidence: AgeEvidence) =>
    Math.log(evidence[(60 - modelAges.min) / modelAges.step] ?? 0) -
    Math.log(evidence[(80 - modelAges.min) / modelAges.step] ?? 0)
  expect(gap(sitting.evidence)).toBeLessThan(1.3 * gap(standing.evidence))
  expect(gap(sitting.evidence)).toBeLessThan(0.25)
})

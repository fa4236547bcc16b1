import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toeTouch } from '../testing/measurements.ts'
import { medianHipDegrees, scoreToeTouch } from './score-toe-touch.ts'

test('the median angle scores 50, and one spread either way 16 and 84', () => {
  const person = { age: 62, sex: 'Female' } as const
  const median = medianHipDegrees(62, 'Female')
  const scoreAt = (degrees: number) => scoreToeTouch(toeTouch(degrees).measurement, person).score
  expect(scoreAt(median)).toBeCloseTo(50, 4)
  expect(scoreAt(median + 10)).toBeCloseTo(15.9, 1)
  expect(scoreAt(median - 10)).toBeCloseTo(84.1, 1)
})

test('the norm is the upright-thigh angle less the tilt of a real fold', () => {
  expect(medianHipDegrees(40, 'Male')).toBeCloseTo(76 - 7.5, 6)
  expect(medianHipDegrees(40, 'Female')).toBeCloseTo(68.4 - 7.5, 6)
})

test('a whole spread of flexibility moves the weight of an age by little', () => {
  const { evidence } = scoreToeTouch(toeTouch(medianHipDegrees(60, 'Male')).measurement, {
    age: 60,
    sex: 'Male',
  })
  expect(evidence(60) - evidence(80)).toBeLessThan(0.25)
})

test('a deeper fold never scores less', () => {
  const angle = fc.double({ min: 10, max: 180, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 94 }), angle, angle, (age, a, b) => {
      const scoreAt = (degrees: number) =>
        scoreToeTouch(toeTouch(degrees).measurement, { age, sex: 'Male' }).score
      expect(scoreAt(Math.min(a, b))).toBeGreaterThanOrEqual(scoreAt(Math.max(a, b)))
    }),
  )
})

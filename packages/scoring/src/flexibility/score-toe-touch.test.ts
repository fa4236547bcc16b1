import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toeTouchNorm } from '../norms/reach-norm.ts'
import { toeTouch } from '../testing/measurements.ts'
import { medianPastSoles } from './reach-past-soles.ts'
import { medianHipDegrees, scoreToeTouch } from './score-toe-touch.ts'

test('the median angle scores 50, and one SD either way 16 and 84', () => {
  const person = { age: 62, sex: 'Female' } as const
  const median = medianHipDegrees(62, 'Female')
  const scoreAt = (degrees: number) => scoreToeTouch(toeTouch(degrees).measurement, person).score
  expect(scoreAt(median)).toBeCloseTo(50, 4)
  expect(scoreAt(median + 10)).toBeCloseTo(15.9, 1)
  expect(scoreAt(median - 10)).toBeCloseTo(84.1, 1)
})

test('young adults reach 3 cm past the floor on average, as Kippers measured in photographs', () => {
  const pastSoles = (['Male', 'Female'] as const).map(sex => medianPastSoles(toeTouchNorm, 22, sex))
  expect((pastSoles[0] ?? 0) / 2 + (pastSoles[1] ?? 0) / 2).toBeCloseTo(3, 6)
})

test('a decade costs under 2° before 65 and more later, and never improves the fold', () => {
  for (const sex of ['Male', 'Female'] as const) {
    expect(medianHipDegrees(50, sex) - medianHipDegrees(40, sex)).toBeLessThan(2)
    expect(medianHipDegrees(85, sex) - medianHipDegrees(75, sex)).toBeGreaterThan(3)
    for (let age = 20; age < 100; age++)
      expect(medianHipDegrees(age + 1, sex)).toBeGreaterThanOrEqual(medianHipDegrees(age, sex))
  }
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

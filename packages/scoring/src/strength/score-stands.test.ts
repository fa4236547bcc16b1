import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person } from '../person.ts'
import { chairStands, squats } from '../testing/measurements.ts'
import { scoreStands, standsZone } from './score-stands.ts'

const woman = (age: number): Person => ({ age, sex: 'Female' })

test('the mean of the norm scores 50 and its quartiles about 25 and 75', () => {
  const scoreOf = (reps: number) => scoreStands(squats(reps).measurement, { age: 72, sex: 'Male' }).score
  expect(scoreOf(14.5)).toBeCloseTo(50, 4)
  expect(Math.abs(scoreOf(12) - 25)).toBeLessThan(5)
  expect(Math.abs(scoreOf(17) - 75)).toBeLessThan(5)
})

test('from 60 a count below the lower quartile is never green, whatever the score', () => {
  expect(standsZone(45, 11, woman(62))).toBe('yellow')
  expect(standsZone(45, 12, woman(62))).toBe('green')
  expect(standsZone(15, 11, woman(62))).toBe('red')
  expect(standsZone(45, 11, woman(59))).toBe('green')
})

test('a longer window is read as what it makes in 30 seconds', () => {
  const minute = scoreStands(squats(28, { windowSeconds: 60 }).measurement, woman(62))
  expect(minute.score).toBeCloseTo(scoreStands(squats(14).measurement, woman(62)).score, 6)
})

test('what is not known about squats makes their evidence weaker than that of chair stands', () => {
  const { evidence } = scoreStands(squats(14).measurement, woman(62))
  const atChairStandSpread = -0.5 * ((14 - 8) / 4) ** 2 + 0.5 * ((14 - 14.5) / 4) ** 2
  expect(evidence(94) - evidence(62)).toBeGreaterThan(atChairStandSpread)
})

test('stands from a chair are compared as they were counted, with the spread of the norm alone', () => {
  const stands = scoreStands(chairStands(14).measurement, woman(62))
  const spreadOfNorm = 23.1 / 6
  expect(stands.score).toBe(scoreStands(squats(14).measurement, woman(62)).score)
  expect(stands.evidence(94) - stands.evidence(62)).toBeCloseTo(
    -0.5 * ((14 - 8) / spreadOfNorm) ** 2 + 0.5 * ((14 - 14.5) / spreadOfNorm) ** 2,
    6,
  )
})

test('one more squat never scores less', () => {
  const count = fc.integer({ min: 0, max: 75 })
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 94 }),
      fc.constantFrom('Male', 'Female'),
      count,
      (age, sex, reps) => {
        const scoreOf = (n: number) => scoreStands(squats(n).measurement, { age, sex }).score
        expect(scoreOf(reps + 1)).toBeGreaterThanOrEqual(scoreOf(reps))
      },
    ),
  )
})

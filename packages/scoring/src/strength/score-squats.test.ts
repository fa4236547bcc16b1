import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person } from '../person.ts'
import { squats } from '../testing/measurements.ts'
import { scoreSquats, squatZone } from './score-squats.ts'

const woman = (age: number): Person => ({ age, sex: 'Female' })

test('the mean of the norm scores 50 and its quartiles about 25 and 75', () => {
  const scoreOf = (reps: number) => scoreSquats(squats(reps).measurement, { age: 72, sex: 'Male' }).score
  expect(scoreOf(14.5)).toBeCloseTo(50, 4)
  expect(Math.abs(scoreOf(12) - 25)).toBeLessThan(5)
  expect(Math.abs(scoreOf(17) - 75)).toBeLessThan(5)
})

test('from 60 a count below the lower quartile is never green, whatever the score', () => {
  expect(squatZone(45, 11, woman(62))).toBe('yellow')
  expect(squatZone(45, 12, woman(62))).toBe('green')
  expect(squatZone(15, 11, woman(62))).toBe('red')
  expect(squatZone(45, 11, woman(59))).toBe('green')
})

test('a longer window is read as what it makes in 30 seconds', () => {
  const minute = scoreSquats(squats(28, { windowSeconds: 60 }).measurement, woman(62))
  expect(minute.score).toBeCloseTo(scoreSquats(squats(14).measurement, woman(62)).score, 6)
})

test('what is not known about squats makes their evidence weaker than that of chair stands', () => {
  const { evidence } = scoreSquats(squats(14).measurement, woman(62))
  const atChairStandSpread = -0.5 * ((14 - 8) / 4) ** 2 + 0.5 * ((14 - 14.5) / 4) ** 2
  expect(evidence(94) - evidence(62)).toBeGreaterThan(atChairStandSpread)
})

test('one more squat never scores less', () => {
  const count = fc.integer({ min: 0, max: 75 })
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 94 }),
      fc.constantFrom('Male', 'Female'),
      count,
      (age, sex, reps) => {
        const scoreOf = (n: number) => scoreSquats(squats(n).measurement, { age, sex }).score
        expect(scoreOf(reps + 1)).toBeGreaterThanOrEqual(scoreOf(reps))
      },
    ),
  )
})

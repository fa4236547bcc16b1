import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person } from '../person.ts'
import { stance } from '../testing/measurements.ts'
import { reachedWindow, scoreStance, stanceZone } from './score-stance.ts'

const person = (age: number): Person => ({ age, sex: 'Female' })
const measured = (seconds: number, windowSeconds = 60) => stance(seconds, { windowSeconds }).measurement
const scoreOf = (seconds: number, age: number, windowSeconds = 60) =>
  scoreStance(measured(seconds, windowSeconds), person(age)).score

test('a 45-year-old at the cap shares the rank of everyone who got there: about 59', () => {
  expect(scoreOf(60, 45)).toBeCloseTo(59, 0)
})

test('a hold within half a second of the cap has reached it', () => {
  expect(scoreOf(59.5, 70)).toBe(scoreOf(60, 70))
  expect(scoreOf(59.4, 70)).toBeLessThan(scoreOf(60, 70))
  expect(reachedWindow(measured(59.6))).toBe(true)
  expect(reachedWindow(measured(59.4))).toBe(false)
})

test('from 60 years a window of two minutes is censored at two minutes', () => {
  expect(scoreOf(90, 72, 120)).toBeLessThan(scoreOf(119.7, 72, 120))
  expect(scoreOf(119.7, 72, 120)).toBe(scoreOf(120, 72, 120))
})

test('below 60 years nothing beyond a minute is read from a curve that was not fitted there', () => {
  expect(scoreOf(75, 40, 120)).toBe(scoreOf(60, 40))
})

test('a window of two minutes says where published times end, and what it carries on with', () => {
  const basisAt = (age: number, windowSeconds: number) =>
    scoreStance(measured(30, windowSeconds), person(age)).basis
  expect(basisAt(72, 60)).toBe('Compared with published times for your age.')
  expect(basisAt(72, 120)).toContain('An estimate beyond a minute')
  expect(basisAt(40, 120)).toContain('which end at a minute')
})

test('evidence at the cap is the share of an age that gets there', () => {
  const { evidence } = scoreStance(measured(60), person(65))
  expect(Math.exp(evidence(65))).toBeCloseTo(0.451, 2)
  expect(Math.exp(evidence(80))).toBeCloseTo(0.117, 2)
})

test.each([
  [50, 9.9, 'red'],
  [75, 9.9, 'red'],
  [75, 10, 'green'],
  [76, 9.9, 'green'],
  [79, 4.9, 'red'],
  [80, 4.9, 'green'],
  [49, 9.9, 'green'],
] as const)('at %i years, %f s with a score of 45 is %s', (age, seconds, zone) => {
  expect(stanceZone(45, seconds, age)).toBe(zone)
})

test('the score never falls as the hold grows', () => {
  const hold = fc.double({ min: 0, max: 120, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 94 }),
      hold,
      hold,
      fc.constantFrom(60, 120),
      (age, a, b, window) => {
        const [short, long] = [Math.min(a, b, window), Math.min(Math.max(a, b), window)]
        expect(scoreOf(long, age, window)).toBeGreaterThanOrEqual(scoreOf(short, age, window))
      },
    ),
    { numRuns: 500 },
  )
})

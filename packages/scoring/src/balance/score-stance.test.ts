import fc from 'fast-check'
import { expect, test } from 'vitest'
import { posteriorMean } from '../model/posterior.ts'
import type { Person } from '../person.ts'
import { zoneOf } from '../reported.ts'
import { stance } from '../testing/measurements.ts'
import { scoreStance, stanceZones } from './score-stance.ts'
import { shareHoldingLess } from './stance-evidence.ts'

const person = (age: number): Person => ({ age, sex: 'Female' })
const held = (seconds: number, { windowSeconds = 60, isRunning = false } = {}) =>
  stance(seconds, {
    windowSeconds,
    holds: [{ fromSeconds: 0, toSeconds: seconds, lifted: 'left', endedBy: isRunning ? 'clock' : 'let-go' }],
  }).measurement
const ageOf = (age: number, measurement: ReturnType<typeof held>) =>
  posteriorMean({ mean: age, sd: 12 }, [scoreStance(measurement, person(age)).evidence])

test('an ended hold ranks among all people, a censored hold among those who reached the window’s end', () => {
  const below = 100 * shareHoldingLess(59, 45, 'Female')
  expect(scoreStance(held(59), person(45)).score).toBeCloseTo(below, 6)
  const cap = 100 * shareHoldingLess(60, 45, 'Female')
  expect(scoreStance(held(60, { isRunning: true }), person(45)).score).toBeCloseTo((cap + 100) / 2, 6)
})

test('a second attempt still running at the end counts as at least its length', () => {
  const running = held(40, { isRunning: true })
  expect(ageOf(40, running)).toBeLessThan(ageOf(40, held(40)))
  expect(ageOf(40, running)).toBeGreaterThan(ageOf(40, held(60, { isRunning: true })))
})

test.each([25, 40, 60, 75])('80 of 120 seconds give no older an age than 60 of 60 at %i', age => {
  expect(ageOf(age, held(80, { windowSeconds: 120 }))).toBeLessThanOrEqual(
    ageOf(age, held(60, { isRunning: true })) + 1e-9,
  )
})

test('a hold under five seconds is never green, and is red up to 79', () => {
  for (let age = 12; age <= 94; age++)
    for (const sex of ['Male', 'Female'] as const)
      for (const seconds of [0.3, 1, 2.5, 4, 4.99]) {
        const { zone, score, zones } = scoreStance(held(seconds), { age, sex })
        expect(zone).not.toBe('green')
        if (age <= 79) expect(zone).toBe('red')
        expect(score).toBeGreaterThanOrEqual(zones[zone].start)
        expect(score).toBeLessThan(zones[zone].end)
      }
})

test.each([
  [9.9, 50, 'red'],
  [9.9, 75, 'red'],
  [10.1, 75, 'green'],
  [9.9, 76, 'green'],
] as const)('%f s at %i is %s', (seconds, age, zone) => {
  expect(scoreStance(held(seconds), person(age)).zone).toBe(zone)
})

test('zones are contiguous at every age, and each score lies in its zone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 94 }),
      fc.double({ min: 0.3, max: 60, noNaN: true }),
      (age, seconds) => {
        const zones = stanceZones(person(age))
        expect(zones.red.end).toBe(zones.yellow.start)
        expect(zones.yellow.end).toBe(zones.green.start)
        const { score, zone } = scoreStance(held(seconds), person(age))
        expect(zoneOf(score, zones)).toBe(zone)
      },
    ),
  )
})

test('more seconds never rank lower', () => {
  const seconds = fc.double({ min: 0, max: 60, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 94 }), seconds, seconds, (age, one, other) => {
      const scoreOf = (length: number) => scoreStance(held(length), person(age)).score
      expect(scoreOf(Math.max(one, other))).toBeGreaterThanOrEqual(scoreOf(Math.min(one, other)))
    }),
  )
})

test('a poorer recording reduces a short hold’s weight', () => {
  const { quality } = held(5)
  const poor = { ...held(5), quality: { ...quality, level: 'poor' as const } }
  expect(Math.abs(ageOf(70, poor) - 70)).toBeLessThan(Math.abs(ageOf(70, held(5)) - 70))
})

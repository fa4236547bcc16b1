import { reportedAges } from '@lithe/contracts/constants'
import { type Measured, type Measurement, movementIds, refusalReasons } from '@lithe/movements/catalog'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { assess } from './assess.ts'
import { medianHipDegrees } from './flexibility/score-toe-touch.ts'
import type { Person } from './person.ts'
import { medianSquats } from './strength/score-stands.ts'
import { refusedStrength, squats, stance, toeTouch } from './testing/measurements.ts'

vi.setConfig({ testTimeout: 60_000 })

const anyone: fc.Arbitrary<Person> = fc.record({
  age: fc.integer({ min: 12, max: 94 }),
  sex: fc.constantFrom('Male', 'Female'),
})
const anyHold = fc.double({ min: 0, max: 60, noNaN: true })
const anyHip = fc.double({ min: 20, max: 178, noNaN: true })
const anyReps = fc.integer({ min: 0, max: 75 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const anyVisit = fc.record({
  hold: maybe(anyHold),
  hip: maybe(anyHip),
  reps: maybe(anyReps),
  windowSeconds: fc.constantFrom(60, 120),
})
type Visit = {
  hold: number | undefined
  hip: number | undefined
  reps: number | undefined
  windowSeconds: number
}

const resultsOf = ({ hold, hip, reps, windowSeconds }: Visit) => ({
  balance: hold === undefined ? undefined : stance(hold, { windowSeconds }),
  flexibility: hip === undefined ? undefined : toeTouch(hip),
  strength: reps === undefined ? [] : [squats(reps)],
})
/** Caps the age at the oldest reported, beyond which a longer hold may carry less evidence. */
const ageOf = (person: Person, visit: Visit) =>
  Math.min(assess(person, resultsOf(visit)).mobilityAge ?? person.age, reportedAges.oldest)
const noise = 1e-6

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

test('every age lies within its range, and none is reported below 20', () => {
  const measuredVisit = anyVisit.filter(({ hold, hip, reps }) =>
    [hold, hip, reps].some(it => it !== undefined),
  )
  fc.assert(
    fc.property(anyone, measuredVisit, (person, visit) => {
      const { mobilityAge, range80 } = assess(person, resultsOf(visit))
      if (person.age < 20) {
        expect(mobilityAge).toBeNull()
        return
      }
      const [from, to] = range80 ?? [Number.NaN, Number.NaN]
      expect(mobilityAge).toBeGreaterThanOrEqual(20)
      expect(mobilityAge).toBeGreaterThan(from)
      expect(mobilityAge).toBeLessThan(to)
    }),
    { numRuns: 200 },
  )
})

test('effects sum to the whole difference, the upper half adds no years, no result below the median subtracts any, and marks lie in their zones', () => {
  const grownUp = anyone.filter(({ age }) => age >= 20)
  fc.assert(
    fc.property(grownUp, anyVisit, (person, visit) => {
      const { mobilityAge, breakdown } = assess(person, resultsOf(visit))
      const parts = Object.values(breakdown).flatMap(part => ('missing' in part ? [] : [part]))
      for (const { userScore, zone, yearsEffect, zoneStart, zoneEnd } of parts) {
        if ((userScore ?? 0) >= 50) expect(yearsEffect).toBeLessThanOrEqual(0)
        if ((userScore ?? 50) < 50 || zone === 'red') expect(yearsEffect).toBeGreaterThanOrEqual(0)
        expect(userScore).toBeGreaterThanOrEqual(zoneStart)
        expect(userScore).toBeLessThanOrEqual(zoneEnd)
      }
      if (mobilityAge === null) return
      const sum = parts.reduce((total, { yearsEffect }) => total + (yearsEffect ?? 0), 0)
      expect(sum).toBe(Math.round(mobilityAge) - person.age)
    }),
    { numRuns: 300 },
  )
})

test('no result contains a non-finite number', () => {
  fc.assert(
    fc.property(anyone, anyVisit, (person, visit) => {
      expect(numbersIn(assess(person, resultsOf(visit))).every(Number.isFinite)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

const anyQuality = fc.record({
  level: fc.constantFrom('good', 'fair', 'poor'),
  framesPerSecond: fc.double({ min: 0, max: 240, noNaN: true }),
  trackedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  framedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  visibility: fc.double({ min: 0, max: 1, noNaN: true }),
  view: fc.constantFrom('front', 'oblique', 'side'),
  viewDegrees: fc.double({ min: 0, max: 90, noNaN: true }),
})
const anyMovement = fc.oneof(
  fc.record({
    movement: fc.constant('single-leg-stance'),
    windowSeconds: fc.double({ min: 0.1, max: 600, noNaN: true }),
    longestHoldSeconds: fc.double({ min: 0, max: 600, noNaN: true }),
    holds: fc.array(
      fc.record({
        lifted: fc.constantFrom('left', 'right'),
        fromSeconds: fc.double({ min: 0, max: 300, noNaN: true }),
        toSeconds: fc.double({ min: 300, max: 600, noNaN: true }),
      }),
      { maxLength: 6 },
    ),
    sway: fc.double({ min: 0, max: 1, noNaN: true }),
    quality: anyQuality,
  }),
  fc.record({
    movement: fc.constantFrom('toe-touch', 'sit-and-reach'),
    windowSeconds: fc.constant(30),
    minHipDegrees: fc.double({ min: 0, max: 180, noNaN: true }),
    kneeDegrees: fc.double({ min: 0, max: 180, noNaN: true }),
    minHipDegreesWithBentKnees: fc.option(fc.double({ min: 0, max: 180, noNaN: true })),
    quality: anyQuality,
  }),
  fc.record({
    movement: fc.constantFrom('squat', 'push-up', 'jumping-jack'),
    windowSeconds: fc.double({ min: 0.1, max: 600, noNaN: true }),
    reps: fc.integer({ min: 0, max: 1000 }),
    partials: fc.integer({ min: 0, max: 1000 }),
    deepestDegrees: fc.option(fc.double({ min: 0, max: 180, noNaN: true })),
    quality: anyQuality,
  }),
)
const ok = (measurement: Measurement) => ({ ok: true, measurement }) as const
const anyMeasured = anyMovement.map((measurement): Measured => ok(measurement))
const anyStrength = fc.oneof(
  anyMovement.map(ok),
  fc
    .tuple(fc.constantFrom(...movementIds), fc.constantFrom(...refusalReasons))
    .map(([movement, reason]) => refusedStrength(movement, reason)),
)

test('every part has an observation, and every report three to five pieces of advice, whatever was measured', () => {
  const anything = fc.record({
    balance: maybe(anyMeasured),
    flexibility: maybe(anyMeasured),
    strength: fc.array(anyStrength, { maxLength: 4 }),
  })
  fc.assert(
    fc.property(anyone, anything, (person, results) => {
      const { breakdown, recommendations, mobilityAge } = assess(person, results)
      expect([3, 4, 5]).toContain(recommendations.length)
      expect(mobilityAge === null || mobilityAge >= 20).toBe(true)
      for (const part of Object.values(breakdown))
        if (!('missing' in part)) expect([1, 2, 3]).toContain(part.observations.length)
    }),
    { numRuns: 300 },
  )
})

// Chance dominates age below five seconds in the young, so monotonicity is not guaranteed there.
const leastOrderedSeconds = (age: number) => (age < 40 ? 5 : 0)

test('a shorter hold never makes anyone younger', () => {
  fc.assert(
    fc.property(anyone, anyVisit, anyHold, anyHold, (person, visit, one, other) => {
      const least = leastOrderedSeconds(person.age)
      const longer = ageOf(person, { ...visit, hold: Math.max(one, other, least) })
      const shorter = ageOf(person, { ...visit, hold: Math.max(Math.min(one, other), least) })
      expect(shorter).toBeGreaterThanOrEqual(longer - noise)
    }),
    { numRuns: 200 },
  )
})

test('a shallower reach never makes anyone younger', () => {
  fc.assert(
    fc.property(anyone, anyVisit, anyHip, anyHip, (person, visit, one, other) => {
      const deeper = ageOf(person, { ...visit, hip: Math.min(one, other) })
      const shallower = ageOf(person, { ...visit, hip: Math.max(one, other) })
      expect(shallower).toBeGreaterThanOrEqual(deeper - noise)
    }),
    { numRuns: 200 },
  )
})

test('fewer squats never make anyone younger', () => {
  fc.assert(
    fc.property(anyone, anyVisit, anyReps, anyReps, (person, visit, one, other) => {
      const more = ageOf(person, { ...visit, reps: Math.max(one, other) })
      const fewer = ageOf(person, { ...visit, reps: Math.min(one, other) })
      expect(fewer).toBeGreaterThanOrEqual(more - noise)
    }),
    { numRuns: 200 },
  )
})

test.each(['hold', 'hip', 'reps'] as const)('skipping %s widens the range of a typical person', left => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 80 }), fc.constantFrom('Male', 'Female'), (age, sex) => {
      const typical: Visit = {
        hold: age < 65 ? 60 : 20,
        hip: medianHipDegrees(age, sex),
        reps: Math.round(medianSquats(age, sex)),
        windowSeconds: 60,
      }
      const widthOf = (visit: Visit) => {
        const [from, to] = assess({ age, sex }, resultsOf(visit)).range80 ?? [0, 0]
        return to - from
      }
      expect(widthOf({ ...typical, [left]: undefined })).toBeGreaterThan(widthOf(typical))
    }),
  )
})

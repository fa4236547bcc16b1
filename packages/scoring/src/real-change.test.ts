import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Aged, changeBetween, isRealChange, ordinaryRange } from './real-change.ts'

const anyAged: fc.Arbitrary<Aged> = fc.record({
  mobilityAge: fc.integer({ min: 12, max: 94 }),
  retestSdYears: fc.double({ min: 0.3, max: 6, noNaN: true }),
  practiceYears: fc.constant(0),
})
const nothing = { mobilityAge: null, retestSdYears: null, practiceYears: null }

test('a change counts beyond 2.05 standard deviations of the difference of two sittings', () => {
  const sitting = (mobilityAge: number) => ({ mobilityAge, retestSdYears: 1.5, practiceYears: 0 })
  expect(changeBetween(sitting(64), sitting(60))).toMatchObject({ years: -4, isReal: false })
  expect(changeBetween(sitting(64), sitting(60))?.smallestYears).toBeCloseTo(2.05 * Math.SQRT2 * 1.5, 6)
  expect(isRealChange(sitting(64), sitting(59))).toBe(true)
})

test('no change is never a real one', () => {
  fc.assert(
    fc.property(anyAged, fc.double({ min: 0.3, max: 6, noNaN: true }), (one, retestSdYears) => {
      expect(isRealChange(one, { ...one, retestSdYears })).toBe(false)
    }),
  )
})

test('which of the two came first makes no difference', () => {
  fc.assert(
    fc.property(anyAged, anyAged, (one, other) => {
      expect(isRealChange(one, other)).toBe(isRealChange(other, one))
      expect(changeBetween(one, other)?.smallestYears).toBe(changeBetween(other, one)?.smallestYears)
    }),
  )
})

test('a larger change of the same two sittings is no less real', () => {
  fc.assert(
    fc.property(anyAged, anyAged, fc.integer({ min: 0, max: 40 }), (one, other, more) => {
      const years = changeBetween(one, other)?.years ?? 0
      const further = { ...other, mobilityAge: (other.mobilityAge ?? 0) + (years < 0 ? -more : more) }
      expect(isRealChange(one, further) || !isRealChange(one, other)).toBe(true)
    }),
  )
})

test('what swings more from sitting to sitting must change more', () => {
  fc.assert(
    fc.property(anyAged, anyAged, (one, other) => {
      const unsteady = { ...other, retestSdYears: 2 * (other.retestSdYears ?? 1) }
      expect(isRealChange(one, unsteady) && !isRealChange(one, other)).toBe(false)
    }),
  )
})

test('what practice gives is set aside: it makes getting younger less of a change, and getting older more', () => {
  const before = { mobilityAge: 64, retestSdYears: 1.5, practiceYears: 0 }
  const after = (mobilityAge: number) => ({ mobilityAge, retestSdYears: 1.5, practiceYears: 1.5 })
  expect(changeBetween(before, after(59))).toMatchObject({ years: -5, isReal: false })
  expect(isRealChange(before, after(67))).toBe(true)
})

test('there is no change from or to a report without an age', () => {
  const aged = (mobilityAge: number) => ({ mobilityAge, retestSdYears: 1.5, practiceYears: 0 })
  expect(changeBetween(nothing, aged(60))).toBeNull()
  expect(isRealChange(aged(60), nothing)).toBe(false)
  expect(changeBetween({ ...aged(88), isOrMore: true }, aged(70))).toBeNull()
  expect(changeBetween(aged(70), { ...aged(88), isOrMore: true })).toBeNull()
})

test.each([
  ['single-leg-stance', 5, 0, 30.2],
  ['single-leg-stance', 20, 0, 65.7],
  ['single-leg-stance', 50, 15.2, 164.1],
  ['toe-touch', 90, 72.5, 107.5],
  ['squat', 12, 8.2, 15.8],
  ['push-up', 20, 14.2, 25.8],
  ['plank', 60, 44.9, 80.2],
] as const)('another %s beside one of %f is ordinary from %f to %f', (movement, value, from, to) => {
  const range = ordinaryRange(movement, value)
  expect(range?.from).toBeCloseTo(from, 1)
  expect(range?.to).toBeCloseTo(to, 1)
})

test('how far jumping jacks vary is unknown', () => {
  expect(ordinaryRange('jumping-jack', 30)).toBeNull()
})

test('a hold of no time at all may be a short one another day', () => {
  expect(ordinaryRange('single-leg-stance', 0)?.to).toBeGreaterThan(1)
})

test('no change at all is measured against the smaller of the two sides, and a change as large as it may be is none', () => {
  const sitting = (mobilityAge: number, retestSdYears: number) => ({
    mobilityAge,
    retestSdYears,
    practiceYears: 4,
  })
  const [same, older] = [64, 65].map(age => changeBetween(sitting(64, 3), sitting(age, 3))?.smallestYears)
  expect(same).toBe(older)
  expect(changeBetween(sitting(64, 0), sitting(60, 0))).toEqual({
    years: -4,
    smallestYears: 4,
    isReal: false,
  })
  expect(isRealChange(sitting(64, 0), sitting(59, 0))).toBe(true)
})

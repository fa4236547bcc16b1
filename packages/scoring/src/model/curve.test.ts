import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curveThrough } from './curve.ts'

test('a curve passes through its knots and is flat outside them', () => {
  const curve = curveThrough([20, 40, 70], [9, 5, 1])
  expect([10, 20, 40, 70, 90].map(curve)).toEqual([9, 9, 5, 1, 1])
})

test('a curve agrees with the published monotone cubic between knots', () => {
  const curve = curveThrough([28.5, 45, 55, 65, 75, 87], [9.413, 5.857, 5.857, 3.857, 2.555, 0.681])
  expect(curve(30)).toBeCloseTo(8.896, 2)
  expect(curve(40)).toBeCloseTo(6.268, 2)
  expect(curve(60)).toBeCloseTo(5.054, 2)
  expect(curve(80)).toBeCloseTo(1.816, 2)
})

test('a curve never rises between falling knots', () => {
  const falls = fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { minLength: 3, maxLength: 9 })
  fc.assert(
    fc.property(falls, drops => {
      const values = drops.map((_, index) => -drops.slice(0, index + 1).reduce((sum, drop) => sum + drop, 0))
      const curve = curveThrough(
        drops.map((_, index) => index * 7),
        values,
      )
      for (let x = -1; x < drops.length * 7; x += 0.5)
        expect(curve(x + 0.5)).toBeLessThanOrEqual(curve(x) + 1e-9)
    }),
  )
})

test('the end slope is at most three times the secant if the next knot turns back', () => {
  // The published three-point slope is 6.5 here, limited to 3.
  expect(curveThrough([0, 1, 2], [0, 1, -9])(0.5)).toBeCloseTo(0.875, 9)
  expect(curveThrough([0, 1, 2], [-9, 1, 0])(1.5)).toBeCloseTo(0.875, 9)
})

test('fewer than three knots are refused, and knots without a value', () => {
  expect(() => curveThrough([1, 2, 3], [1, 2])).toThrow(RangeError)
  expect(() => curveThrough([1, 2], [1, 2])).toThrow(RangeError)
  expect(() => curveThrough([], [])).toThrow(RangeError)
})

import { expect, test } from 'vitest'
import { normalDensity, normalShareBelow } from './normal.ts'

// Sixteen digits, computed by mpmath with forty.
test.each([
  [-30, 4.906713927148187e-198],
  [-13.004, 5.8053885537202175e-39],
  [-12.996, 6.445581489879217e-39],
  [-8, 6.220960574271784e-16],
  [-3.1, 9.676032132183566e-4],
  [-1.2816, 0.09999150009767516],
  [-0.0078125, 0.4968832951391574],
  [0, 0.5],
  [0.6745, 0.7500032571363008],
  [1.96, 0.9750021048517795],
  [7, 0.9999999999987201],
])('the fraction below %f is %f, to twelve digits', (z, share) => {
  expect(Math.abs(normalShareBelow(z) / share - 1)).toBeLessThan(1e-12)
})

test('the two sides of any point sum to one, even beyond the table', () => {
  for (let z = -14; z <= 14; z += 0.01)
    expect(Math.abs(normalShareBelow(z) + normalShareBelow(-z) - 1)).toBeLessThan(1e-14)
})

test('the density is the bell curve between, on and beyond table points', () => {
  for (let z = -14; z <= 14; z += 0.003) {
    const bell = Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)
    expect(Math.abs(normalDensity(z) / bell - 1)).toBeLessThan(1e-12)
  }
})

test('infinities lie below or above everything, and NaN gives NaN', () => {
  expect(normalShareBelow(Number.NEGATIVE_INFINITY)).toBe(0)
  expect(normalShareBelow(Number.POSITIVE_INFINITY)).toBe(1)
  expect(normalDensity(Number.POSITIVE_INFINITY)).toBe(0)
  expect(normalShareBelow(Number.NaN)).toBeNaN()
})

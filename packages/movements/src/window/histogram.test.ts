import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHistogram } from './histogram.ts'

const filled = (values: readonly number[]) => {
  const histogram = createHistogram({ binWidth: 0.5, bins: 40 })
  for (const value of values) histogram.add(value)
  return histogram
}

describe('a histogram', () => {
  test('has nothing above its last bin', () => {
    expect(filled([3, 4]).quantile(1)).toBe(19.75)
    expect(filled([]).quantile(1)).toBe(0)
  })

  test('gives every quantile with an error of at most half a bin', () => {
    const values = fc.array(fc.double({ min: 0, max: 19.9, noNaN: true }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 0.99, noNaN: true }), (numbers, share) => {
        const exact = numbers.toSorted((a, b) => a - b)[Math.floor(share * numbers.length)] ?? 0
        expect(Math.abs(filled(numbers).quantile(share) - exact)).toBeLessThanOrEqual(0.25)
      }),
    )
  })

  test('counts overflow in the last bin', () => {
    expect(filled([1000]).quantile(0.5)).toBe(19.75)
  })

  test('returns 0 when empty', () => {
    expect(filled([]).quantile(0.5)).toBe(0)
  })
})

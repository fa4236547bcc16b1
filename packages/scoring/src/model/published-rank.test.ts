import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publishedRank } from './published-rank.ts'

const row = {
  percentiles: [
    [5, 2],
    [25, 8],
    [50, 15],
    [95, 30],
  ],
} as const

test('published values keep their percentiles, and values between are interpolated', () => {
  expect([2, 8, 15, 30].map(value => publishedRank(row, value))).toEqual([5, 25, 50, 95])
  expect(publishedRank(row, 5)).toBe(15)
})

test('a value beyond the outermost percentile ranks halfway to the end', () => {
  expect(publishedRank(row, 0)).toBe(2.5)
  expect(publishedRank(row, 200)).toBe(97.5)
})

test('a higher result never ranks lower', () => {
  const value = fc.double({ min: 0, max: 60, noNaN: true })
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(publishedRank(row, Math.max(a, b))).toBeGreaterThanOrEqual(publishedRank(row, Math.min(a, b)))
    }),
  )
})

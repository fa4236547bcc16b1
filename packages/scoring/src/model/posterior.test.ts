import { expect, test } from 'vitest'
import { normalLogDensity } from './normal.ts'
import { posterior } from './posterior.ts'

test('without evidence, the prior stands: its mean and its 80 % range', () => {
  const { mean, range80 } = posterior({ mean: 53, sd: 6 }, [])
  expect(mean).toBeCloseTo(53, 6)
  expect(range80[0]).toBeCloseTo(53 - 1.2816 * 6, 1)
  expect(range80[1]).toBeCloseTo(53 + 1.2816 * 6, 1)
})

test('evidence as sure as the prior meets it halfway and narrows the range by the root of two', () => {
  const prior = { mean: 45, sd: 6 }
  const { mean, range80 } = posterior(prior, [age => normalLogDensity(55, age, 6)])
  expect(mean).toBeCloseTo(50, 3)
  expect(range80[1] - range80[0]).toBeCloseTo((2 * 1.2816 * 6) / Math.SQRT2, 1)
})

test('at the edge of the ages considered, the range ends there', () => {
  const { mean, range80 } = posterior({ mean: 94, sd: 12 }, [])
  expect(mean).toBeLessThan(94)
  expect(range80[1]).toBeLessThanOrEqual(94)
})

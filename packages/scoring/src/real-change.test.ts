import { expect, test } from 'vitest'
import { ordinaryRange } from './real-change.ts'

test.each([
  ['single-leg-stance', 5, 1.6, 15.6],
  ['single-leg-stance', 20, 6.4, 62.3],
  ['single-leg-stance', 50, 16, 155.8],
  ['toe-touch', 90, 73.2, 106.8],
  ['squat', 12, 8.4, 15.6],
  ['push-up', 20, 14.5, 25.5],
  ['plank', 60, 45.5, 79.2],
] as const)('ordinary variation of a %s of %f spans %f to %f', (movement, value, from, to) => {
  const range = ordinaryRange(movement, value)
  expect(range?.from).toBeCloseTo(from, 1)
  expect(range?.to).toBeCloseTo(to, 1)
})

test('the variation of jumping jacks is unknown', () => {
  expect(ordinaryRange('jumping-jack', 30)).toBeNull()
})

test('a hold of 0 s may be a short hold on another day', () => {
  expect(ordinaryRange('single-leg-stance', 0)?.to).toBeGreaterThan(1)
})

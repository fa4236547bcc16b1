import { expect, test } from 'vitest'
import { normalShareBelow } from './normal.ts'

test.each([
  [-3, 0.001349898],
  [-1.2816, 0.099991],
  [0, 0.5],
  [0.6745, 0.750007],
  [1.96, 0.975002],
])('the share below %f is %f', (z, share) => {
  expect(normalShareBelow(z)).toBeCloseTo(share, 5)
})

test('the two sides of any point make a whole', () => {
  for (let z = -5; z <= 5; z += 0.25) expect(normalShareBelow(z) + normalShareBelow(-z)).toBeCloseTo(1, 6)
})

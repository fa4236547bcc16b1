import { expect, test } from 'vitest'
import { farthestApart, figureApart } from './same-landmarks.ts'

const size = { width: 480, height: 640 }
const at = (x: number, y: number) => [0.5, 0.5, 0, 0, 0, 1, x, y, 0, 0, 0, 1]
const looked = (...landmarks: (number[] | null)[]) => ({ size, landmarks })

test('the greatest landmark distance counts, as a fraction of the longer side', () => {
  const apart = farthestApart(looked(at(0.5, 0.5), at(0.5, 0.5)), looked(at(0.5, 0.501), at(0.504, 0.5)))
  expect(apart).toBeCloseTo((0.004 * 480) / 640, 9)
})

test('identical landmarks have no distance, nor have two empty frames', () => {
  expect(farthestApart(looked(at(0.2, 0.3), null), looked(at(0.2, 0.3), null))).toBe(0)
})

test('a person found by only one engine counts as the greatest distance, and so do different frames', () => {
  const seen = looked(at(0.2, 0.3))
  expect(farthestApart(seen, looked(null))).toBe(1)
  expect(farthestApart(seen, looked(at(0.2, 0.3), null))).toBe(1)
  expect(farthestApart(seen, { ...seen, size: { width: 640, height: 480 } })).toBe(1)
})

test('a figure’s distance is the mean of its landmarks’ in the worst frame', () => {
  const still = at(0.5, 0.5)
  expect(figureApart(looked(still, still), looked(still, at(0.5, 0.52)))).toBeCloseTo(0.01, 9)
  expect(figureApart(looked(still), looked(null))).toBe(1)
})

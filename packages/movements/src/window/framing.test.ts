import { imagePoint, type Pose } from '@lithe/pose'
import { performance as perform, phoneOnShelf } from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { bodyExtent, framing } from './framing.ts'

const [frame] = perform('squat', { repetitions: [] }, phoneOnShelf, 30, 1).frames
if (!frame?.pose) throw new Error('the choreography shows a person')
const { pose: standing, aspect } = frame

/** The same body elsewhere in the frame. */
const moved = (x: number, y: number): Pose =>
  standing.map(point => ({ ...point, image: imagePoint(point.image.x + x, point.image.y + y) }))
const { left, right, top, bottom } = bodyExtent(standing)

describe('framing', () => {
  test('is whole for someone standing in the frame', () => {
    expect(framing(standing, aspect)).toBe('whole')
  })

  test('is feet-out if only the feet are below the frame', () => {
    expect(framing(moved(0, 1.03 - bottom), aspect)).toBe('feet-out')
  })

  test('is body-out if the knees are below the frame too', () => {
    expect(framing(moved(0, 1.4 - bottom), aspect)).toBe('body-out')
  })

  test.each([
    ['above', 0, -top - 0.05],
    ['left of', -left - 0.05, 0],
    ['right of', 1 - right + 0.05, 0],
  ])('is body-out if part of the body is %s the frame', (_, x, y) => {
    expect(framing(moved(x, y), aspect)).toBe('body-out')
  })

  test('tolerates a landmark slightly beyond the edge', () => {
    expect(framing(moved(0, 1.005 - bottom), aspect)).toBe('whole')
  })
})

test('the extent of a body includes its nose and feet', () => {
  const [nose] = standing
  expect(nose && nose.image.y >= top && nose.image.y < bottom).toBe(true)
  expect(bottom).toBeGreaterThan(top)
  expect(right).toBeGreaterThan(left)
})

import { expect, test } from 'vitest'
import type { Recording } from '../pages/replay-port.ts'
import { comeNearer, goFurther } from './change-distance.ts'

/** A film in which the body fills this part of the frame. */
const filmOf = (left: number, right: number, top: number, bottom: number): Recording => {
  const corners = [
    [left, top],
    [right, bottom],
  ]
  const landmarks = corners.flatMap(([x = 0, y = 0]) => [x, y, 0, 0, 0, 1])
  return { aspect: 0.75, frames: Array.from({ length: 20 }, (_, t) => ({ t, landmarks })) }
}

test('a person with room around them can be shown from 2.2 m instead of 2.5 m, whole and centred', () => {
  const place = comeNearer(filmOf(0.5, 0.8, 0.2, 0.8))
  expect(place?.scale).toBeCloseTo(2.5 / 2.2)
  const half = 0.5 / (place?.scale ?? 1)
  const { x = 0, y = 0 } = place?.centre ?? {}
  expect(x - half).toBeLessThan(0.5)
  expect(x + half).toBeGreaterThan(0.8)
  expect(y - half).toBeGreaterThanOrEqual(0)
  expect(y - half).toBeLessThan(0.2 - 0.05)
})

test('a nearer view never cuts the body off', () => {
  expect(comeNearer(filmOf(0.3, 0.7, 0.1, 0.97))).toBeNull()
  expect(comeNearer(filmOf(0.3, 0.7, 0.16, 0.88))?.scale).toBeLessThan(1.14)
})

test('a farther view stops at the size of a body at 3.5 m', () => {
  expect(goFurther(filmOf(0.4, 0.6, 0.1, 0.9))?.scale).toBeCloseTo(2.5 / 3.5)
  expect(goFurther(filmOf(0.4, 0.6, 0.3, 0.7))?.scale).toBeCloseTo(0.36 / 0.4)
  expect(goFurther(filmOf(0.4, 0.6, 0.4, 0.75))).toBeNull()
})

test('an empty room has no limits on distance', () => {
  const empty = { aspect: 0.75, frames: [{ t: 0, landmarks: null }] }
  expect(comeNearer(empty)?.scale).toBeGreaterThan(1)
  expect(goFurther(empty)?.scale).toBeLessThan(1)
})

import { numbersPerLandmark } from '@lithe/pose/graph'
import { describe, expect, test } from 'vitest'
import { createReferenceSteadier } from './steady-as-reference.ts'

const size = { width: 640, height: 480 }
const next = { x: 320, y: 240, side: 400, turn: 0 }
const stepMs = 33

/** Every landmark at one height, and the first at `x`. */
function seen(x: number, visibility = 1) {
  const pose = new Float32Array(33 * numbersPerLandmark)
  for (let index = 0; index < 33; index += 1)
    pose.set([index === 0 ? x : 0.5, 0.5, index / 33, index / 20, 0, visibility], index * numbersPerLandmark)
  return { pose, next }
}

/** Position of the first landmark after each frame. */
function after(xs: readonly (number | null)[]) {
  const steadier = createReferenceSteadier()
  return xs.map((x, index) => steadier.steady(x === null ? null : seen(x), index * stepMs, size)?.[0] ?? null)
}

describe('smoothed landmarks', () => {
  test('begin at the position first seen', () => {
    expect(after([0.4])[0]).toBeCloseTo(0.4, 6)
  })

  test('hardly jitter while the body is at rest', () => {
    const trembling = after(Array.from({ length: 60 }, (_, index) => 0.4 + (index % 2) * 0.0005))
    const late = trembling.slice(30).map(x => x ?? 0)
    expect(Math.max(...late) - Math.min(...late)).toBeLessThan(0.0001)
  })

  test('keep up with a fast body', () => {
    const xs = Array.from({ length: 20 }, (_, index) => 0.2 + index * 0.03)
    const last = after(xs).at(-1) ?? 0
    expect((xs.at(-1) ?? 0) - last).toBeLessThan(0.01)
  })

  test('start over after a lost body', () => {
    expect(after([0.2, 0.2, null, 0.8])).toEqual([
      expect.closeTo(0.2, 6),
      expect.closeTo(0.2, 6),
      null,
      expect.closeTo(0.8, 6),
    ])
  })

  test('take on a new visibility gradually', () => {
    const steadier = createReferenceSteadier()
    steadier.steady(seen(0.5, 1), 0, size)
    expect(steadier.steady(seen(0.5, 0), stepMs, size)?.[5]).toBeCloseTo(0.9, 5)
  })
})

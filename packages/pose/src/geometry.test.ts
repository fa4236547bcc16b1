import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { angleAt, midpoint, worldDistance } from './geometry.ts'
import { type WorldPoint, worldPoint } from './points.ts'

const origin = worldPoint(0, 0, 0)
const at = (x: number, y: number, z = 0) => worldPoint(x, y, z)
const coordinate = fc.double({ min: -2, max: 2, noNaN: true })
const points = fc.tuple(coordinate, coordinate, coordinate).map(place => worldPoint(...place))
const turns = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true })

const turnedAboutZ = ({ x, y, z }: WorldPoint, angle: number) =>
  worldPoint(x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z)
/** The same rotation about x, by swapping axes. */
const turnedAboutX = ({ x, y, z }: WorldPoint, angle: number) => {
  const turned = turnedAboutZ(worldPoint(y, z, x), angle)
  return worldPoint(turned.z, turned.x, turned.y)
}

describe('the angle at a joint', () => {
  test.each([
    ['in line', at(0, -1), at(0, 1), 180],
    ['square', at(1, 0), at(0, 1), 90],
    ['square, out of the plane', at(0, 0, 1), at(0, 1), 90],
    ['half of square', at(1, 0), at(1, 1), 45],
    ['of an equilateral triangle', at(1, 0), at(0.5, Math.sqrt(3) / 2), 60],
    ['folded shut', at(1, 1), at(2, 2), 0],
  ])('is exact when the segments are %s', (_, from, to, expected) => {
    expect(angleAt(from, origin, to)).toBeCloseTo(expected, 5)
  })

  test('is 180°, never NaN, if an end coincides with the joint', () => {
    expect(angleAt(origin, origin, at(1, 0))).toBe(180)
    expect(angleAt(at(1, 0), origin, origin)).toBe(180)
  })

  test('is independent of the view direction', () => {
    fc.assert(
      fc.property(points, points, points, turns, turns, (from, joint, to, aboutZ, aboutX) => {
        fc.pre(worldDistance(from, joint) > 0.01 && worldDistance(to, joint) > 0.01)
        const turn = (point: WorldPoint) => turnedAboutX(turnedAboutZ(point, aboutZ), aboutX)
        expect(angleAt(turn(from), turn(joint), turn(to))).toBeCloseTo(angleAt(from, joint, to), 3)
      }),
    )
  })

  test('is symmetric, and within 0–180°', () => {
    fc.assert(
      fc.property(points, points, points, (from, joint, to) => {
        const angle = angleAt(from, joint, to)
        expect(angleAt(to, joint, from)).toBe(angle)
        expect(angle).toBeGreaterThanOrEqual(0)
        expect(angle).toBeLessThanOrEqual(180)
      }),
    )
  })
})

describe('a midpoint', () => {
  test('is equally far from both ends', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        const middle = midpoint(a, b)
        expect(worldDistance(a, middle)).toBeCloseTo(worldDistance(b, middle), 9)
        expect(worldDistance(a, middle)).toBeCloseTo(worldDistance(a, b) / 2, 9)
      }),
    )
  })
})

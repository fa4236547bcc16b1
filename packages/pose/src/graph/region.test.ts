import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromRegion, isUsable, regionAround, regionOfPicture } from './region.ts'

const place = fc.double({ min: -4000, max: 8000, noNaN: true })

describe('the region around a body', () => {
  test('is upright if the rim is above the middle, with a margin of a quarter', () => {
    const region = regionAround({ middle: { x: 300, y: 400 }, rim: { x: 300, y: 200 } })
    expect(region).toEqual({ x: 300, y: 400, side: 500, turn: 0 })
  })

  test('turns with a lying body', () => {
    expect(regionAround({ middle: { x: 300, y: 400 }, rim: { x: 500, y: 400 } }).turn).toBeCloseTo(
      Math.PI / 2,
    )
    expect(regionAround({ middle: { x: 300, y: 400 }, rim: { x: 100, y: 400 } }).turn).toBeCloseTo(
      -Math.PI / 2,
    )
  })

  test('has the rim above its middle in any orientation', () => {
    fc.assert(
      fc.property(place, place, place, place, (x, y, rimX, rimY) => {
        const region = regionAround({ middle: { x, y }, rim: { x: rimX, y: rimY } })
        const top = fromRegion(region, 0.5, 0.5 - 1 / 2.5)
        expect(top.x).toBeCloseTo(rimX, 3)
        expect(top.y).toBeCloseTo(rimY, 3)
      }),
    )
  })

  test('is the enclosing square for a whole frame', () => {
    const region = regionOfPicture(640, 480)
    expect(fromRegion(region, 0, 0)).toEqual({ x: 0, y: -80 })
    expect(fromRegion(region, 1, 1)).toEqual({ x: 640, y: 560 })
  })

  test.each([
    { x: Number.NaN, y: 0, side: 10, turn: 0 },
    { x: 0, y: Number.POSITIVE_INFINITY, side: 10, turn: 0 },
    { x: 0, y: 0, side: 0.5, turn: 0 },
    { x: 0, y: 0, side: 10, turn: Number.NaN },
  ])('is unusable if it is %j', region => {
    expect(isUsable(region)).toBe(false)
  })
})

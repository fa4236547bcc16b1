import { describe, expect, it } from 'vitest'
import {
  arcPath,
  dialDegrees,
  dialPoint,
  dialScale,
  dialWeights,
  dialYears,
  drawnRange,
  likelihood,
} from './dial-geometry.ts'

const scale = dialScale([55, 78, 67], 62)

describe('the dial', () => {
  it('leaves four years of margin around its marks', () => {
    expect(scale).toEqual({ youngest: 51, oldest: 82 })
    expect(dialYears(scale)).toHaveLength(32)
  })

  it.each([
    [[78, 92, 86], 71],
    [[32, 57, 44], 58],
    [[87, 94, 91], 94],
    [[55, 78, 67], 56],
  ])('includes the real age if its label fits, for %j at %i', (ages, realAge) => {
    const wide = dialScale(ages, realAge)
    const degrees = dialDegrees(wide, realAge)
    expect(degrees).toBeGreaterThan(42)
    expect(degrees).toBeLessThan(138)
    expect(wide.youngest).toBeLessThanOrEqual(Math.min(...ages) - 4)
    expect(wide.oldest).toBeGreaterThanOrEqual(Math.max(...ages) + 4)
  })

  it('has no extra margin without a real age', () => {
    expect(dialScale([78, 92, 86], null)).toEqual({ youngest: 74, oldest: 96 })
  })

  it('runs clockwise, with the youngest at lower left and the oldest mirrored at lower right', () => {
    expect(dialDegrees(scale, 51)).toBe(-18)
    expect(dialDegrees(scale, 82)).toBe(198)
    const [youngest, oldest] = [dialPoint(scale, 51, 100), dialPoint(scale, 82, 100)]
    expect(youngest.x + oldest.x).toBeCloseTo(400)
    expect(youngest.y).toBeCloseTo(oldest.y)
    expect(youngest.x).toBeLessThan(200)
  })

  it('points straight up for the age', () => {
    expect(dialPoint(scale, 66.5, 100)).toMatchObject({ x: expect.closeTo(200), y: expect.closeTo(96) })
  })

  it('is most opaque at the age, fades on both sides and is empty outside the range', () => {
    const at = (year: number) => likelihood(year, 67, [55, 78])
    expect(at(67)).toBe(1)
    expect(at(60)).toBeLessThan(at(64))
    expect(at(54)).toBe(0)
    expect(at(79)).toBe(0)
  })

  it('is filled to its end if the range may exceed the oldest reported age', () => {
    const wide = dialScale([76, 88, 84], 80)
    expect(drawnRange(wide, [76, 88])).toEqual([76, wide.oldest])
    expect(drawnRange(wide, [76, 87])).toEqual([76, 87])
    const solid = (age: { years: number; isOrMore: boolean }) =>
      dialWeights(wide, { ...age, range: [76, 88] }).filter(({ weight }) => weight === 1)
    expect(solid({ years: 84, isOrMore: false })).toHaveLength(1)
    expect(solid({ years: 88, isOrMore: true }).map(({ year }) => year)).toEqual(
      dialYears(wide).filter(year => year >= 88),
    )
  })

  it('draws the long arc over more than half the dial, and arcs to younger ages anticlockwise', () => {
    const wide = { youngest: 50, oldest: 80 }
    expect(arcPath(wide, [51, 79], 162)).toMatch(/A162 162 0 1 1 /)
    expect(arcPath(wide, [60, 70], 162)).toMatch(/A162 162 0 0 1 /)
    expect(arcPath(wide, [70, 60], 162)).toMatch(/A162 162 0 0 0 /)
  })
})

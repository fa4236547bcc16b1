import { imagePoint, landmarkNames, milliseconds, type Pose, type PoseFrame, worldPoint } from '@lithe/pose'
import { describe, expect, it } from 'vitest'
import { createExposures } from './exposures.ts'
import { createTrail, trailMs } from './trail.ts'

const poseAt = (y: number): Pose =>
  landmarkNames.map(() => ({ image: imagePoint(0.5, y), world: worldPoint(0, 0, 0), visibility: 1 }))
const frame = (seconds: number, y: number): PoseFrame => ({
  time: milliseconds(seconds * 1000),
  aspect: 0.75,
  pose: poseAt(y),
})

describe('exposures', () => {
  /** Five seconds still, one second sinking, five seconds still, at 20 fps. */
  const film = Array.from({ length: 220 }, (_, index) => {
    const seconds = index / 20
    return frame(seconds, 0.3 + 0.4 * Math.min(1, Math.max(0, seconds - 5)))
  })

  it('show the way to the furthest pose, evenly, oldest first', () => {
    const exposures = createExposures()
    for (const shown of film) exposures.expose(shown)
    const printed = exposures.toFurthest(5)
    expect(printed).toHaveLength(5)
    const heights = printed.map(({ pose }) => pose[0]?.image.y ?? 0)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(heights.at(-1)).toBeCloseTo(0.7)
    expect(heights[0]).toBeCloseTo(0.3)
  })

  it('keep the way to the furthest pose for ten minutes within a fixed number of poses', () => {
    const exposures = createExposures()
    for (const shown of film) exposures.expose(shown)
    for (let second = 11; second < 600; second += 0.1) exposures.expose(frame(second, 0.7))
    expect(exposures.toFurthest(100).length).toBeLessThanOrEqual(15)
    expect(exposures.toFurthest(5).at(-1)?.pose[0]?.image.y).toBeCloseTo(0.7)
    expect(exposures.toFurthest(5)[0]?.pose[0]?.image.y).toBeCloseTo(0.3)
  })

  it('end at the deepest pose, however fast the way back', () => {
    const exposures = createExposures()
    const slowDownFastUp = [...Array(60)].map((_, index) => 0.3 + (index / 60) * 0.4)
    const held = [0.7, 0.702, 0.698, 0.7, 0.701, 0.7]
    for (const [index, y] of [...slowDownFastUp, ...held, 0.5, 0.3, 0.3].entries())
      exposures.expose(frame(index / 10, y))
    expect(exposures.toFurthest(5).at(-1)?.pose[0]?.image.y).toBeGreaterThan(0.68)
    expect(exposures.toFurthest(5)[0]?.pose[0]?.image.y).toBeLessThan(0.62)
  })

  it('omit frames without a person, and are empty after a reset', () => {
    const exposures = createExposures()
    exposures.expose({ ...frame(0, 0.5), pose: null })
    expect(exposures.toFurthest(5)).toEqual([])
    for (const shown of film) exposures.expose(shown)
    exposures.clear()
    expect(exposures.toFurthest(5)).toEqual([])
  })
})

describe('the trail', () => {
  it('drops old poses', () => {
    const trail = createTrail()
    for (let time = 0; time <= 5000; time += 50) trail.add(milliseconds(time), poseAt(0.5))
    expect(trail.poses()[0]?.time).toBe(5000 - trailMs)
    trail.clear()
    expect(trail.poses()).toEqual([])
  })
})

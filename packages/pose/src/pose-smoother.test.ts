import { describe, expect, test } from 'vitest'
import { landmarkNames } from './landmark-names.ts'
import { imagePoint, worldPoint } from './points.ts'
import { type Landmark, landmark, type PoseFrame } from './pose-frame.ts'
import { createPoseSmoother } from './pose-smoother.ts'
import { milliseconds } from './units.ts'

/** A body all of whose points stand at one place of the picture. */
function frameAt(seconds: number, x: number | null): PoseFrame {
  const point = (value: number): Landmark => ({
    image: imagePoint(value, 0.5),
    world: worldPoint(value, 0, 0),
    visibility: 0.7,
  })
  const pose = x === null ? null : landmarkNames.map(() => point(x))
  return { time: milliseconds(seconds * 1000), aspect: 0.75, pose }
}
const xOf = ({ pose }: PoseFrame) => (pose ? landmark(pose, 'leftWrist').image.x : null)

/** Shows a path at 30 pictures a second and gives the smoothed one. */
function smoothed(path: (seconds: number) => number, seconds: number) {
  const smoother = createPoseSmoother()
  return Array.from({ length: Math.round(seconds * 30) + 1 }, (_, frame) => {
    const at = frame / 30
    return { seconds: at, x: xOf(smoother.smooth(frameAt(at, path(at)))) ?? Number.NaN }
  })
}

describe('a pose smoother', () => {
  test('follows fast motion by less than a picture and a half', () => {
    // A hand that crosses the picture in half a second and comes back.
    const swing = (seconds: number) => 0.5 + 0.4 * Math.sin(2 * Math.PI * seconds)
    const output = smoothed(swing, 3).slice(30)
    const errorAtLag = (lag: number) =>
      output.reduce((sum, { seconds, x }) => sum + (x - swing(seconds - lag)) ** 2, 0)
    const lags = Array.from({ length: 101 }, (_, step) => step / 500)
    const lag = lags.reduce((best, next) => (errorAtLag(next) < errorAtLag(best) ? next : best))
    expect(lag).toBeLessThan(0.05)
  })

  test('is calm at rest: trembling shrinks to less than half', () => {
    const amplitude = 0.001
    const tremble = (seconds: number) => 0.5 + amplitude * (Math.round(seconds * 30) % 2 === 0 ? 1 : -1)
    const xs = smoothed(tremble, 3)
      .slice(30)
      .map(({ x }) => x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(amplitude)
  })

  test('starts afresh after a gap', () => {
    const smoother = createPoseSmoother()
    for (let frame = 0; frame < 10; frame++) smoother.smooth(frameAt(frame / 30, 0.2))
    expect(xOf(smoother.smooth(frameAt(1, 0.8)))).toBe(0.8)
  })

  test('bridges a lost picture without a jump', () => {
    const smoother = createPoseSmoother()
    for (let frame = 0; frame < 10; frame++) smoother.smooth(frameAt(frame / 30, 0.2))
    expect(smoother.smooth(frameAt(10 / 30, null)).pose).toBeNull()
    const next = xOf(smoother.smooth(frameAt(11 / 30, 0.21)))
    expect(next).toBeGreaterThan(0.2)
    expect(next).toBeLessThan(0.21)
  })

  test('leaves time, shape and visibility alone', () => {
    const frame = frameAt(4, 0.3)
    const { time, aspect, pose } = createPoseSmoother().smooth(frame)
    expect({ time, aspect }).toEqual({ time: frame.time, aspect: frame.aspect })
    expect(pose?.every(({ visibility }) => visibility === 0.7)).toBe(true)
    expect(pose).toHaveLength(33)
  })
})

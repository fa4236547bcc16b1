import { describe, expect, test } from 'vitest'
import { landmarkNames } from './landmark-names.ts'
import { imagePoint, worldPoint } from './points.ts'
import { type Landmark, landmark, type PoseFrame } from './pose-frame.ts'
import { createPoseSmoother } from './pose-smoother.ts'
import { milliseconds } from './units.ts'

/** A body from 10 % to 90 % of the frame's height, at one x. */
function frameAt(seconds: number, x: number | null, visibility = 0.7): PoseFrame {
  const pointsAt = (across: number) =>
    landmarkNames.map((_, index): Landmark => {
      const down = 0.1 + (0.8 * index) / (landmarkNames.length - 1)
      return { image: imagePoint(across, down), world: worldPoint(across, 2 * down, 0), visibility }
    })
  return { time: milliseconds(seconds * 1000), aspect: 0.75, pose: x === null ? null : pointsAt(x) }
}
const xOf = ({ pose }: PoseFrame) => (pose ? landmark(pose, 'leftWrist').image.x : null)

/** Smooths a path at 30 fps. */
function smoothed(path: (seconds: number) => number, seconds: number) {
  const smoother = createPoseSmoother()
  return Array.from({ length: Math.round(seconds * 30) + 1 }, (_, frame) => {
    const at = frame / 30
    return { seconds: at, x: xOf(smoother.smooth(frameAt(at, path(at)))) ?? Number.NaN }
  })
}

describe('a pose smoother', () => {
  test('lags fast motion by less than half a frame', () => {
    // A hand that crosses the frame in half a second and returns.
    const swing = (seconds: number) => 0.5 + 0.4 * Math.sin(2 * Math.PI * seconds)
    const output = smoothed(swing, 3).slice(30)
    const errorAtLag = (lag: number) =>
      output.reduce((sum, { seconds, x }) => sum + (x - swing(seconds - lag)) ** 2, 0)
    const lags = Array.from({ length: 101 }, (_, step) => step / 1000)
    const lag = lags.reduce((best, next) => (errorAtLag(next) < errorAtLag(best) ? next : best))
    expect(lag).toBeLessThan(0.015)
  })

  test('reduces jitter at rest to less than a quarter', () => {
    const amplitude = 0.001
    const tremble = (seconds: number) => 0.5 + amplitude * (Math.round(seconds * 30) % 2 === 0 ? 1 : -1)
    const xs = smoothed(tremble, 3)
      .slice(30)
      .map(({ x }) => x)
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(amplitude / 2)
  })

  test('smooths near and distant bodies alike', () => {
    const [near, far] = [createPoseSmoother(), createPoseSmoother()]
    const shrunk = (frame: PoseFrame): PoseFrame => ({
      ...frame,
      pose:
        frame.pose?.map(point => ({ ...point, image: imagePoint(point.image.x / 2, point.image.y / 2) })) ??
        null,
    })
    for (let frame = 0; frame < 30; frame++) {
      const seen = frameAt(frame / 30, 0.5 + 0.1 * Math.sin(frame / 5))
      const [large, small] = [xOf(near.smooth(seen)), xOf(far.smooth(shrunk(seen)))]
      expect(small).toBeCloseTo((large ?? Number.NaN) / 2, 9)
    }
  })

  test('restarts after a gap', () => {
    const smoother = createPoseSmoother()
    for (let frame = 0; frame < 10; frame++) smoother.smooth(frameAt(frame / 30, 0.2))
    expect(xOf(smoother.smooth(frameAt(1, 0.8)))).toBe(0.8)
  })

  test('bridges a dropped frame without a jump', () => {
    const smoother = createPoseSmoother()
    for (let frame = 0; frame < 10; frame++) smoother.smooth(frameAt(frame / 30, 0.2))
    expect(smoother.smooth(frameAt(10 / 30, null)).pose).toBeNull()
    const next = xOf(smoother.smooth(frameAt(11 / 30, 0.21)))
    expect(next).toBeGreaterThan(0.2)
    expect(next).toBeLessThan(0.21)
  })

  test('leaves time and aspect unchanged', () => {
    const frame = frameAt(4, 0.3)
    const { time, aspect, pose } = createPoseSmoother().smooth(frame)
    expect({ time, aspect }).toEqual({ time: frame.time, aspect: frame.aspect })
    expect(pose).toEqual(frame.pose)
  })

  test.each([15, 30])('reaches a new visibility within half a second at %i fps', rate => {
    const smoother = createPoseSmoother()
    const seenAt = (frame: number, visibility: number) =>
      landmark(smoother.smooth(frameAt(frame / rate, 0.5, visibility)).pose ?? [], 'leftWrist').visibility
    expect(seenAt(0, 1)).toBe(1)
    const hidden = Array.from({ length: rate }, (_, index) => seenAt(index + 1, 0))
    expect(hidden[0]).toBeGreaterThan(0.75)
    expect(hidden[Math.ceil(0.5 * rate) - 1]).toBeLessThan(0.2)
  })

  test('gives finite landmarks for any clock', () => {
    const smoother = createPoseSmoother()
    for (const seconds of [5, 5, 4, 4.01, 4.01, -3, 1e9, 1e9, 0]) {
      const { pose } = smoother.smooth(frameAt(seconds, 0.3 + (seconds % 1) / 10))
      for (const { image, world, visibility } of pose ?? [])
        expect([...Object.values(image), ...Object.values(world), visibility].every(Number.isFinite)).toBe(
          true,
        )
    }
  })
})

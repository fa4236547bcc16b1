import { createPoseSmoother, type PoseFrame, worldDistance } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  type Camera,
  film,
  type Person,
  performance as perform,
  phoneOnShelf,
  plus,
  squat,
  steadyRepetitions,
  vector,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { flattened, jittered, lying, scaled } from '../testing/alter-frames.ts'
import { createFittedBody, type FittedBody } from './fitted-body.ts'

const fps = 20
const seconds = 12
const joints = ['kneeLeft', 'kneeRight', 'hip'] as const

function squats(camera: Partial<Camera>, person: Person = averagePerson) {
  const score = { repetitions: steadyRepetitions([70, 60, 112]), person }
  const { frames, truth } = perform('squat', score, { ...phoneOnShelf, ...camera }, fps, seconds)
  return { frames: jittered(0.002, 7)(flattened(frames)), truth: truth.frames }
}

/** Squats with one foot ahead, so that its knee bends less. */
function staggeredSquats(yawDegrees: number) {
  const repetitions = steadyRepetitions([70, 60, 70])
  const even = squat(bodyOf(averagePerson), { repetitions, seconds })
  const postureAt = (time: number) => {
    const posture = even.postureAt(time)
    const { left } = posture.feet
    const ankle = plus(left.ankle, vector(0, 0, 0.16))
    return { ...posture, feet: { ...posture.feet, left: { ...left, ankle } } }
  }
  const { frames, truth } = film({ ...even, postureAt }, { ...phoneOnShelf, yawDegrees }, fps)
  return { frames: jittered(0.002, 7)(flattened(frames)), truth: truth.frames }
}

/** Null for frames without a recognisable body. */
function fitEach(frames: readonly PoseFrame[]): (FittedBody | null)[] {
  const { smooth } = createPoseSmoother()
  const fit = createFittedBody()
  return frames.map(smooth).map(({ pose, aspect, time }) => pose && fit(pose, aspect, time))
}
const fitAll = (frames: readonly PoseFrame[]) => fitEach(frames).flatMap(body => body ?? [])

/** Mean absolute error over the film, degrees. */
function errors({ frames, truth }: ReturnType<typeof squats>) {
  const bodies = fitEach(frames)
  return joints.map(joint => {
    const off = bodies.flatMap((body, index) =>
      body ? Math.abs(body.angles[joint] - (truth[index]?.[joint] ?? Number.NaN)) : [],
    )
    return off.reduce((sum, value) => sum + value, 0) / off.length
  })
}

const bar = 5

/** Milliseconds; each test renders and fits hundreds of frames. */
const patience = 20_000

describe('a fitted body', { timeout: patience }, () => {
  test.each([0, 15, -30, 45, -45, 60, 75, -90])('matches the angles of a squat seen from %i°', yawDegrees => {
    for (const error of errors(squats({ yawDegrees }))) expect(error).toBeLessThanOrEqual(bar)
  })

  test.each([-30, 60, -90])('recovers from an invalid starting body, seen from %i°', yawDegrees => {
    const { frames, truth } = squats({ yawDegrees })
    for (const error of errors({ frames: lying(0, 4)(frames), truth })) expect(error).toBeLessThanOrEqual(bar)
  })

  test.each<[string, Person]>([
    ['a tall man', { heightMetres: 1.9, sex: 'male', build: 1 }],
    ['a small woman', { heightMetres: 1.5, sex: 'female', build: 1.2 }],
  ])('fits %s in an oblique view', (_, person) => {
    for (const error of errors(squats({ yawDegrees: 45 }, person))) expect(error).toBeLessThanOrEqual(bar)
  })

  test.each<[string, Partial<Camera>]>([
    ['on the floor', { heightMetres: 0.5, pitchDegrees: -6 }],
    ['as high as the eyes', { heightMetres: 1.4, pitchDegrees: 8 }],
    ['leaning one way', { rollDegrees: 4 }],
    ['leaning the other way', { rollDegrees: -4 }],
    ['far off with a narrow field', { distanceMetres: 4, verticalFieldDegrees: 42 }],
    ['close by with a wide field', { distanceMetres: 2.4, verticalFieldDegrees: 65 }],
    ['lying on its side', { aspect: 4 / 3, distanceMetres: 3.4, verticalFieldDegrees: 45 }],
  ])('matches a squat with the phone %s', (_, camera) => {
    for (const error of errors(squats({ yawDegrees: 40, ...camera }))) expect(error).toBeLessThanOrEqual(bar)
  })

  test('matches a squat of a person first seen halfway down', () => {
    const { frames, truth } = squats({ yawDegrees: 45 })
    const from = Math.round(2.8 * fps)
    for (const error of errors({ frames: frames.slice(from), truth: truth.slice(from) }))
      expect(error).toBeLessThanOrEqual(bar + 1)
  })

  test('shows if one knee bends less than the other', () => {
    const { frames, truth } = staggeredSquats(45)
    const bodies = fitAll(frames)
    const apart = ({ kneeLeft, kneeRight }: Record<'kneeLeft' | 'kneeRight', number>) => kneeLeft - kneeRight
    const deep = truth.flatMap((angles, index) => (angles.kneeRight < 90 ? [index] : []))
    const mean = (of: (index: number) => number) =>
      deep.reduce((sum, index) => sum + of(index), 0) / deep.length
    const seen = mean(index => apart(bodies[index]?.angles ?? { kneeLeft: 0, kneeRight: 0 }))
    const real = mean(index => apart(truth[index] ?? { kneeLeft: 0, kneeRight: 0 }))
    expect(real).toBeGreaterThan(12)
    expect(seen).toBeGreaterThan(real / 2)
    expect(seen).toBeLessThan(real * 1.5)
  })

  test('bends the knee of a lifted foot forwards, whatever the engine reports', () => {
    const holds = [{ lifted: 'left', fromSeconds: 2, toSeconds: 9, liftMetres: 0.2 } as const]
    const score = { arms: 'sides', unsteadiness: 1, holds } as const
    const { frames, truth } = perform('single-leg-stance', score, phoneOnShelf, fps, 8)
    const backwards = frames.map(frame => ({
      ...frame,
      pose:
        frame.pose?.map(point => ({
          ...point,
          world: { ...point.world, z: 1.5 * Math.abs(point.world.z) },
        })) ?? null,
    }))
    const from = 4 * fps
    const off = fitAll(backwards)
      .slice(from)
      .map(({ angles }, index) => Math.abs(angles.kneeLeft - (truth.frames[from + index]?.kneeLeft ?? 0)))
    expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThanOrEqual(10)
  })

  test('keeps bone lengths constant during movement', () => {
    const bodies = fitAll(squats({ yawDegrees: 45 }).frames).slice(fps)
    const shanks = bodies.flatMap(({ joints: { leftKnee, leftAnkle, rightKnee, rightAnkle } }) => [
      worldDistance(leftKnee, leftAnkle),
      worldDistance(rightKnee, rightAnkle),
    ])
    expect(Math.max(...shanks) / Math.min(...shanks)).toBeLessThan(1.06)
  })

  test('is the same at any distance', () => {
    const { frames, truth } = squats({ yawDegrees: 45 })
    for (const error of errors({ frames: scaled(0.7)(frames), truth })) expect(error).toBeLessThanOrEqual(bar)
  })

  test('recovers after a gap', () => {
    const { frames, truth } = squats({ yawDegrees: 45 })
    const lost = frames.map((frame, index) => (index > 50 && index < 70 ? { ...frame, pose: null } : frame))
    const after = fitAll(lost).slice(-100)
    const off = after.map(({ angles }, index) =>
      Math.abs(angles.kneeLeft - (truth.at(index - 100)?.kneeLeft ?? 0)),
    )
    expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThanOrEqual(bar)
  })

  test('has higher confidence in visible joints than in guessed ones', () => {
    const { frames } = squats({ yawDegrees: 45 })
    const hidden = frames.map(frame => ({
      ...frame,
      pose: frame.pose?.map(point => ({ ...point, visibility: 0.3 })) ?? null,
    }))
    const mean = (bodies: FittedBody[]) =>
      bodies.reduce((sum, { confidence }) => sum + confidence, 0) / bodies.length
    expect(mean(fitAll(frames))).toBeGreaterThan(0.7)
    expect(mean(fitAll(hidden))).toBeLessThan(0.4)
  })
})

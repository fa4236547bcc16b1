import { imagePoint, inSeconds, type LandmarkName, landmarkIndex, type Pose, worldPoint } from '@lithe/pose'
import { expect, test } from 'vitest'
import { proneBody } from './side-on/prone-body.ts'
import { reachPlace } from './side-on/reach-place.ts'
import { floorPlacement, uprightPlacement } from './starting/placement.ts'
import { createCarriage, seenPoints } from './stop-rules/carriage.ts'
import { createCrossedArmsWatch } from './stop-rules/crossed-arms-watch.ts'

type Places = Partial<Record<LandmarkName, readonly [x: number, y: number]>>

const names = Object.keys(landmarkIndex) as LandmarkName[]

/** A body standing in the middle of the frame, with overrides. */
const standing: Places = {
  nose: [0.5, 0.15],
  leftShoulder: [0.56, 0.28],
  rightShoulder: [0.44, 0.28],
  leftElbow: [0.58, 0.4],
  rightElbow: [0.42, 0.4],
  leftWrist: [0.58, 0.5],
  rightWrist: [0.42, 0.5],
  leftHip: [0.54, 0.5],
  rightHip: [0.46, 0.5],
  leftKnee: [0.54, 0.68],
  rightKnee: [0.46, 0.68],
  leftAnkle: [0.54, 0.86],
  rightAnkle: [0.46, 0.86],
  leftHeel: [0.54, 0.88],
  rightHeel: [0.46, 0.88],
  leftFootIndex: [0.55, 0.9],
  rightFootIndex: [0.45, 0.9],
}
function poseOf(places: Places, visibility = 0.9): Pose {
  const all: Places = { ...standing, ...places }
  const points: Pose[number][] = []
  for (const name of names) {
    const [x, y] = all[name] ?? [0.5, 0.5]
    points[landmarkIndex[name]] = {
      image: imagePoint(x, y),
      world: worldPoint(x - 0.5, y - 0.5, 0),
      visibility,
    }
  }
  return points
}
const movedBy = (x: number, y: number): Places =>
  Object.fromEntries(Object.entries(standing).map(([name, [atX, atY]]) => [name, [atX + x, atY + y]]))
const stretchedTo = (top: number, bottom: number): Places =>
  Object.fromEntries(
    Object.entries(standing).map(([name, [x, y]]) => [name, [x, top + ((y - 0.15) / 0.75) * (bottom - top)]]),
  )

test('a point counts as seen if it is inside the frame and sufficiently certain', () => {
  expect(seenPoints(poseOf({}))).toBe(8)
  expect(seenPoints(poseOf({}, 0.3))).toBe(8)
  expect(seenPoints(poseOf({}, 0.29))).toBe(0)
  for (const [x, y] of [
    [-0.6, 0],
    [0.6, 0],
    [0, -1],
    [0, 1],
  ] as const)
    expect(seenPoints(poseOf(movedBy(x, y)))).toBe(0)
})

test('a body with its feet above its hips has no posture yet', () => {
  const carriageOf = (places: Places) => createCarriage()(poseOf(places), 0.6, inSeconds(0))
  expect(carriageOf({})?.leanDegrees).toBeCloseTo(0, 3)
  expect(carriageOf({ leftAnkle: [0.54, 0.4], rightAnkle: [0.46, 0.4] })).toBeNull()
})

test('arms crossed for exactly a second are the stop sign, even if one frame misses them', () => {
  const crossed = poseOf({ leftWrist: [0.46, 0.2], rightWrist: [0.54, 0.2] })
  const [calm, aspect] = [poseOf({}), 1]
  const signAt = (lost: readonly number[]) => {
    const watch = createCrossedArmsWatch()
    const tenths = Array.from({ length: 21 }, (_, index) => index / 10)
    return tenths.find(at => watch(lost.includes(at) ? calm : crossed, aspect, inSeconds(at)))
  }
  expect(signAt([])).toBe(1)
  expect(signAt([0.5])).toBe(1)
  expect(signAt([0.5, 0.6, 0.7])).toBe(1.8)
})

test('a body exactly at an edge or size limit stays in place', () => {
  const placeOf = (places: Places) => uprightPlacement(poseOf(places), 0.6, 'standing')
  expect(placeOf({})).toBeNull()
  expect(placeOf(stretchedTo(0.3, 0.3 + 0.36))).toBeNull()
  expect(placeOf(stretchedTo(0.25, 0.6 - 1e-9))).toBe('come-closer')
  expect(placeOf(stretchedTo(0.02, 0.98))).toBe('step-back')
  expect(placeOf(stretchedTo(0, 0.35))).toBeNull()
  // Feet below the frame, head at the top, far enough: only the feet are missing.
  expect(placeOf(stretchedTo(0.3, 1.1))).toBe('show-feet')
  expect(placeOf(stretchedTo(0.125, 1.125))).toBe('step-back')
  expect(placeOf(movedBy(-0.5, 0))).toBe('move-left')
  expect(placeOf(movedBy(0.5, 0))).toBe('move-right')
})

test('a person lying beyond one edge is sent towards the other', () => {
  const lying = (by: number): Places =>
    Object.fromEntries(Object.entries(standing).map(([name, [x, y]]) => [name, [y + by, x + 0.2]]))
  const placeOf = (places: Places) => floorPlacement(poseOf(places), 1.5, 'lying')
  expect(placeOf(lying(0))).toBeNull()
  expect(placeOf(lying(-0.3))).not.toBe(placeOf(lying(0.3)))
  expect(placeOf(lying(-0.3))).toBe('move-back')
  expect(placeOf(lying(0.3))).toBe('move-forward')
})

test('hands are located along the straighter leg', () => {
  const hands = (x: number, y: number): Places => ({
    leftWrist: [x, y],
    rightWrist: [x, y],
    leftIndex: [x, y],
    rightIndex: [x, y],
  })
  // The left leg is straight ahead, the right bent under the seat.
  const legs: Places = {
    leftHip: [0.4, 0.5],
    leftKnee: [0.6, 0.6],
    leftAnkle: [0.8, 0.7],
    rightHip: [0.4, 0.5],
    rightKnee: [0.58, 0.52],
    rightAnkle: [0.56, 0.72],
  }
  const mirroredLegs: Places = Object.fromEntries(
    Object.entries(legs).map(([name, at]) => [
      name.startsWith('left') ? name.replace('left', 'right') : name.replace('right', 'left'),
      at,
    ]),
  )
  for (const both of [legs, mirroredLegs]) {
    const far = reachPlace(poseOf({ ...both, ...hands(0.79, 0.7) }), 1)
    const near = reachPlace(poseOf({ ...both, ...hands(0.62, 0.6) }), 1)
    expect([far, near]).not.toContain(null)
    expect(far).not.toBe(near)
  }
})

test('sag is finite for a side-lying body with knees below the shoulders', () => {
  const upright: Places = {
    leftKnee: [0.5, 0.7],
    rightKnee: [0.5, 0.7],
    leftShoulder: [0.5, 0.3],
    rightShoulder: [0.5, 0.3],
  }
  const { sag } = proneBody(poseOf(upright), 1, 90 as never)
  expect(Number.isFinite(sag)).toBe(true)
})

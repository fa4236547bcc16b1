import {
  angleAt,
  cameraPoint,
  degrees,
  landmark,
  midpoint,
  type PlanePoint,
  type Pose,
  planePoint,
  worldPoint,
} from '@lithe/pose'
import {
  performance as perform,
  phoneOnShelf,
  steadyPushUps,
  steadyRepetitions,
} from '@lithe/workshop/choreography'
import { describe, expect, test } from 'vitest'
import { createFittedBody } from '../body/fitted-body.ts'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { movementIds, variantPictures } from '../catalog/catalog.ts'
import { createFold } from '../side-on/fold.ts'
import { proneBody } from '../side-on/prone-body.ts'
import { createSideView } from '../side-on/side-view.ts'
import { angleTable } from './angle-table.ts'
import { interiorInPlane, interiorInSpace, leanInPlane, tiltInPlane, tiltInSpace } from './read-angle.ts'

const readers: string[] = Object.values(angleTable).flatMap(({ readBy }) => [...readBy])
const known: readonly string[] = [...movementIds, ...variantPictures]
const besides = /^(start|stop) |^(readiness|quality|accuracy)$/

describe('the angle table', () => {
  test('names movements and variants of the catalogue', () => {
    expect(readers.filter(reader => !known.includes(reader) && !besides.test(reader))).toEqual([])
  })

  test('covers every movement that reads an angle', () => {
    const withoutAngle = known.filter(movement => !readers.includes(movement))
    expect(withoutAngle).toEqual([
      'single-leg-stance',
      'jumping-jack',
      'single-leg-stance-supported',
      'single-leg-stance-semi-tandem',
    ])
  })
})

const sideOn = degrees(90)
const shoulder = planePoint(0.5, 0.2)
const hip = planePoint(0.5, 0.5)

describe('an angle in the table', () => {
  test.each([
    ['straight', planePoint(0.5, 0.8), 180],
    ['square', planePoint(0.8, 0.5), 90],
    ['square the other way', planePoint(0.2, 0.5), 90],
    ['folded shut', planePoint(0.5, 0.3), 0],
  ])('between two lines is exact when they are %s', (_, knee, expected) => {
    expect(interiorInPlane(angleTable.hip, { shoulder, hip, knee }, sideOn)).toBeCloseTo(expected, 9)
    const inSpace = (point: PlanePoint) => cameraPoint(point.x, point.y, 2)
    const places = { shoulder: inSpace(shoulder), hip: inSpace(hip), knee: inSpace(knee) }
    expect(interiorInSpace(angleTable.fittedHip, places)).toBeCloseTo(expected, 5)
  })

  test.each([
    ['upright', planePoint(0.5, 0.1), 0],
    ['level', planePoint(0.9, 0.5), 90],
    ['level the other way', planePoint(0.1, 0.5), 90],
    ['upside down', planePoint(0.5, 0.9), 180],
  ])('against the vertical is exact for a trunk that is %s', (_, top, expected) => {
    expect(tiltInPlane(angleTable.trunkTilt, { shoulder: top, hip }, sideOn)).toBeCloseTo(expected, 9)
    expect(leanInPlane(angleTable.trunkLean, { shoulder: top, hip }, 0.4)).toBeCloseTo(expected, 5)
    const places = { shoulder: worldPoint(top.x, top.y, 0), hip: worldPoint(hip.x, hip.y, 0) }
    expect(tiltInSpace(angleTable.trunkTiltInSpace, places)).toBeCloseTo(expected, 9)
  })

  test('corrects for an oblique view', () => {
    const slanted = planePoint(0.5 + 0.3 * Math.sin(Math.PI / 3), 0.5)
    const knee = planePoint(slanted.x, 0.8)
    expect(interiorInPlane(angleTable.hip, { shoulder, hip, knee }, degrees(60))).toBeCloseTo(135, 9)
  })
})

/** Interior angle, computed without the table. */
function writtenOut(from: PlanePoint, joint: PlanePoint, to: PlanePoint, view: number) {
  const side = Math.sin((view * Math.PI) / 180)
  const direction = (point: PlanePoint) => Math.atan2(point.y - joint.y, (point.x - joint.x) / side)
  const turn = Math.abs(direction(from) - direction(to))
  return ((turn > Math.PI ? 2 * Math.PI - turn : turn) * 180) / Math.PI
}

const side = { ...phoneOnShelf, yawDegrees: 90 }
const posesOf = (frames: readonly { pose: Pose | null }[]) =>
  frames.flatMap(({ pose }) => (pose ? [pose] : []))

describe('an angle read through the table', () => {
  test('equals the explicit formula for a fold, bit for bit', () => {
    const reach = { startSeconds: 0.5, downSeconds: 1, holdSeconds: 0.5, upSeconds: 1 }
    const score = { reaches: [{ ...reach, foldDegrees: 95, kneeDegrees: 165 }] }
    const { frames } = perform('toe-touch', score, side, 20, 3)
    const foldOf = createFold()
    const viewOf = createSideView()
    for (const pose of posesOf(frames)) {
      const fold = foldOf(pose, side.aspect)
      const view = viewOf(pose)
      const { shoulder, hip, knee, ankle } = middleJointCentres(pose, side.aspect)
      const across = Math.abs(ankle.x - hip.x) / Math.sin((view * Math.PI) / 180)
      expect(fold.hipAngle).toBe(writtenOut(shoulder, hip, knee, view))
      expect(fold.legTilt).toBe((Math.atan2(across, ankle.y - hip.y) * 180) / Math.PI)
    }
  })

  test('equals the formula for a body on its arms', () => {
    const score = { sagDegrees: 8, repetitions: steadyPushUps([80]) }
    const { frames } = perform('push-up', score, side, 20, 4)
    for (const view of [60, 75, 90].map(degrees))
      for (const pose of posesOf(frames)) {
        const { shoulder, hip, knee } = middleJointCentres(pose, side.aspect)
        const body = proneBody(pose, side.aspect, view)
        const sine = Math.sin((view * Math.PI) / 180)
        const tilt = (Math.atan2(Math.abs((shoulder.x - hip.x) / sine), hip.y - shoulder.y) * 180) / Math.PI
        expect(body.hipAngle).toBe(writtenOut(shoulder, hip, knee, view))
        expect(body.trunkTilt).toBe(tilt)
        const left = sideJointCentres(pose, side.aspect, 'left')
        expect(interiorInPlane(angleTable.knee, left, view)).toBe(
          writtenOut(left.hip, left.knee, left.ankle, view),
        )
      }
  })

  test('equals the formula for the fitted skeleton', () => {
    const { frames } = perform('squat', { repetitions: steadyRepetitions([80]) }, phoneOnShelf, 20, 4)
    const fit = createFittedBody()
    for (const { pose, aspect, time } of frames) {
      if (!pose) continue
      const { joints, angles } = fit(pose, aspect, time)
      const middle = (joint: 'Shoulder' | 'Hip' | 'Knee') =>
        midpoint(joints[`left${joint}`], joints[`right${joint}`])
      expect(angles.kneeLeft).toBe(angleAt(joints.leftHip, joints.leftKnee, joints.leftAnkle))
      expect(angles.elbowRight).toBe(angleAt(joints.rightShoulder, joints.rightElbow, joints.rightWrist))
      expect(angles.hip).toBe(angleAt(middle('Shoulder'), middle('Hip'), middle('Knee')))
    }
  })

  test('equals the formula for the trunk tilt in space', () => {
    const { frames } = perform('squat', { repetitions: steadyRepetitions([80]) }, phoneOnShelf, 20, 3)
    for (const pose of posesOf(frames)) {
      const middle = (joint: 'Shoulder' | 'Hip') =>
        midpoint(landmark(pose, `left${joint}`).world, landmark(pose, `right${joint}`).world)
      const [from, to] = [middle('Shoulder'), middle('Hip')]
      const places = { shoulder: from, hip: to }
      expect(tiltInSpace(angleTable.trunkTiltInSpace, places)).toBe(
        (Math.atan2(Math.hypot(to.x - from.x, to.z - from.z), to.y - from.y) * 180) / Math.PI,
      )
    }
  })
})

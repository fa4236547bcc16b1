import { angleAt, type Degrees, degrees, landmark, type Pose, type Side, sides } from '@lithe/pose'
import { createRunningMedian } from '../window/running-median.ts'
import { middleJointCentres, sideJointCentres } from './joint-centres.ts'
import { onSide } from './plane.ts'
import { createSagittalTilt } from './sagittal-tilt.ts'
import { viewDegrees } from './view.ts'

/** Interior angles, 180° straight. `hip` is one for the body: between the middles of shoulders, hips and knees. */
export type BodyAngles = Record<'kneeLeft' | 'kneeRight' | 'hip' | 'elbowLeft' | 'elbowRight', Degrees>

const viewFrames = 15

const world = (pose: Pose, side: Side, joint: Parameters<typeof onSide>[1]) =>
  landmark(pose, onSide(side, joint)).world

/** From here on towards side-on, the picture shows which way a segment leans. */
const leanShowsFrom = 40

/**
 * From the side, leans that go the same way take each other back. From the front nobody sees which way they go: there a
 * knee or hip is taken to bend forwards, as it does in everything a person stands and does.
 */
function jointFromTilts(upper: Degrees, lower: Degrees, viewDegrees: number): Degrees {
  const bend = viewDegrees >= leanShowsFrom ? Math.abs(upper - lower) : Math.abs(upper) + Math.abs(lower)
  return degrees(Math.abs(180 - bend))
}

/** Joint angles frame by frame, corrected for the view; lengths of segments are learnt on the way. */
export function createBodyAngles() {
  const trunkTilt = createSagittalTilt()
  const bothThighsTilt = createSagittalTilt()
  const legTilts = {
    left: { thigh: createSagittalTilt(), shank: createSagittalTilt() },
    right: { thigh: createSagittalTilt(), shank: createSagittalTilt() },
  }
  const steadyView = createRunningMedian(viewFrames)

  return (pose: Pose, aspect: number): BodyAngles => {
    const view = steadyView(viewDegrees(pose))
    const knee = (side: Side) => {
      const { hip, knee, ankle } = sideJointCentres(pose, aspect, side)
      return jointFromTilts(
        legTilts[side].thigh(hip, knee, view),
        legTilts[side].shank(knee, ankle, view),
        view,
      )
    }
    const elbow = (side: Side) =>
      angleAt(world(pose, side, 'Shoulder'), world(pose, side, 'Elbow'), world(pose, side, 'Wrist'))
    const middle = middleJointCentres(pose, aspect)
    const hip = jointFromTilts(
      trunkTilt(middle.shoulder, middle.hip, view),
      bothThighsTilt(middle.hip, middle.knee, view),
      view,
    )
    const [kneeLeft, kneeRight] = sides.map(knee) as [Degrees, Degrees]
    return { kneeLeft, kneeRight, hip, elbowLeft: elbow('left'), elbowRight: elbow('right') }
  }
}

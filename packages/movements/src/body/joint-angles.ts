import { type CameraPoint, type Degrees, midpoint, type Side } from '@lithe/pose'
import { angleTable } from '../angles/angle-table.ts'
import { interiorInSpace } from '../angles/read-angle.ts'
import type { FittedJoint } from './fit/body-plan.ts'

/** Interior angles of the fitted skeleton, as defined in the angle table. */
export type BodyAngles = Record<'kneeLeft' | 'kneeRight' | 'hip' | 'elbowLeft' | 'elbowRight', Degrees>

export function anglesOf(joints: Record<FittedJoint, CameraPoint>): BodyAngles {
  const placesOn = (side: Side) => ({
    shoulder: joints[`${side}Shoulder`],
    elbow: joints[`${side}Elbow`],
    wrist: joints[`${side}Wrist`],
    hip: joints[`${side}Hip`],
    knee: joints[`${side}Knee`],
    ankle: joints[`${side}Ankle`],
  })
  const [left, right] = [placesOn('left'), placesOn('right')]
  const middles = {
    shoulder: midpoint(left.shoulder, right.shoulder),
    hip: midpoint(left.hip, right.hip),
    knee: midpoint(left.knee, right.knee),
  }
  const { fittedKnee, fittedHip, fittedElbow } = angleTable
  return {
    kneeLeft: interiorInSpace(fittedKnee, left),
    kneeRight: interiorInSpace(fittedKnee, right),
    hip: interiorInSpace(fittedHip, middles),
    elbowLeft: interiorInSpace(fittedElbow, left),
    elbowRight: interiorInSpace(fittedElbow, right),
  }
}

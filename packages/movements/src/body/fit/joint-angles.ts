import { angleAt, type CameraPoint, type Degrees, midpoint } from '@lithe/pose'
import type { FittedJoint } from './body-plan.ts'

/** Interior angles, 180° straight. `hip` is one for the body: between the middles of shoulders, hips and knees. */
export type BodyAngles = Record<'kneeLeft' | 'kneeRight' | 'hip' | 'elbowLeft' | 'elbowRight', Degrees>

export function anglesOf(joints: Record<FittedJoint, CameraPoint>): BodyAngles {
  const middle = (joint: 'Shoulder' | 'Hip' | 'Knee') =>
    midpoint(joints[`left${joint}`], joints[`right${joint}`])
  return {
    kneeLeft: angleAt(joints.leftHip, joints.leftKnee, joints.leftAnkle),
    kneeRight: angleAt(joints.rightHip, joints.rightKnee, joints.rightAnkle),
    hip: angleAt(middle('Shoulder'), middle('Hip'), middle('Knee')),
    elbowLeft: angleAt(joints.leftShoulder, joints.leftElbow, joints.leftWrist),
    elbowRight: angleAt(joints.rightShoulder, joints.rightElbow, joints.rightWrist),
  }
}

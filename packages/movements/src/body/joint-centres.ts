import { type Pose, type Side, sides } from '@lithe/pose'
import { along, onSide, type PlanePoint, planeMiddle, planePoint } from './plane.ts'

/**
 * The engine marks the middle of the deltoid and the upper edge of the greater trochanter; the joints turn a little
 * deeper: 14 % of the upper arm (about 4 cm) behind the shoulder mark, 3 % of the thigh (about 1 cm) below the hip mark.
 */
const shoulderBehindMark = 0.14
const hipBelowMark = 0.03

/** Where the joints turn, in the picture plane. */
export type JointCentres = {
  shoulder: PlanePoint
  hip: PlanePoint
  knee: PlanePoint
  ankle: PlanePoint
}

export function sideJointCentres(pose: Pose, aspect: number, side: Side): JointCentres {
  const at = (joint: Parameters<typeof onSide>[1]) => planePoint(pose, aspect, onSide(side, joint))
  return {
    shoulder: along(at('Shoulder'), at('Elbow'), -shoulderBehindMark),
    hip: along(at('Hip'), at('Knee'), hipBelowMark),
    knee: at('Knee'),
    ankle: at('Ankle'),
  }
}

/** The middle of both sides, joint by joint. */
export function middleJointCentres(pose: Pose, aspect: number): JointCentres {
  const [left, right] = sides.map(side => sideJointCentres(pose, aspect, side)) as [
    JointCentres,
    JointCentres,
  ]
  return {
    shoulder: planeMiddle(left.shoulder, right.shoulder),
    hip: planeMiddle(left.hip, right.hip),
    knee: planeMiddle(left.knee, right.knee),
    ankle: planeMiddle(left.ankle, right.ankle),
  }
}

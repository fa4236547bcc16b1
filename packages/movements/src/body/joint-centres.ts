import { type PlanePoint, type Pose, type Side, sideMarks, sides } from '@lithe/pose'
import { along, landmarkInPlane, onSide, planeMiddle } from './plane.ts'

const { jointFromMark } = sideMarks

/** Joint centres in the picture plane; `sideMarks` holds their offsets from the landmarks. */
export type JointCentres = {
  shoulder: PlanePoint
  hip: PlanePoint
  knee: PlanePoint
  ankle: PlanePoint
}

export function sideJointCentres(pose: Pose, aspect: number, side: Side): JointCentres {
  const at = (joint: Parameters<typeof onSide>[1]) => landmarkInPlane(pose, aspect, onSide(side, joint))
  return {
    shoulder: along(at('Shoulder'), at('Elbow'), jointFromMark.shoulder),
    hip: along(at('Hip'), at('Knee'), jointFromMark.hip),
    knee: at('Knee'),
    ankle: at('Ankle'),
  }
}

/** Midpoints of both sides, per joint. */
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

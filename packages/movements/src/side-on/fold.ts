import { type Degrees, degrees, type Pose, type Side } from '@lithe/pose'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { kneeVisibility } from '../body/knee-visibility.ts'
import { planeAngle } from '../body/plane-angle.ts'
import { createSideView } from './side-view.ts'
import { weighSides } from './weigh-sides.ts'

/** How a body folds over its legs, seen from the side. */
export type Fold = {
  /** Between the middles of shoulders, hips and knees. */
  hipAngle: Degrees
  /** 180° is straight; the better-seen leg counts for more. */
  kneeAngle: Degrees
  /** The line from hips to ankles against upright: 0° stands, 90° lies level. */
  legTilt: Degrees
}

export function createFold() {
  const sideView = createSideView()
  return (pose: Pose, aspect: number): Fold => {
    const view = sideView(pose)
    const { shoulder, hip, knee, ankle } = middleJointCentres(pose, aspect)
    const kneeOf = (side: Side) => {
      const leg = sideJointCentres(pose, aspect, side)
      return planeAngle(leg.hip, leg.knee, leg.ankle, view)
    }
    const across = Math.abs(ankle.x - hip.x) / Math.sin((view * Math.PI) / 180)
    return {
      hipAngle: planeAngle(shoulder, hip, knee, view),
      kneeAngle: degrees(weighSides(side => kneeVisibility(pose, side), kneeOf)),
      legTilt: degrees((Math.atan2(across, ankle.y - hip.y) * 180) / Math.PI),
    }
  }
}

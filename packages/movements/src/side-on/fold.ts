import { type Degrees, degrees, type Pose, type Side } from '@lithe/pose'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { planeAngle } from '../body/plane-angle.ts'
import { kneeEvidence } from './knee-evidence.ts'
import { createSideView } from './side-view.ts'
import { weighSides } from './weigh-sides.ts'

/** How a body folds over its legs, seen from the side. */
export type Fold = {
  /** Between the middles of shoulders, hips and knees. */
  hipAngle: Degrees
  /** 180° is straight; the better-seen leg counts for more. */
  kneeAngle: Degrees
  /** How much straighter the knee may be than it looks, when neither leg is seen well. */
  kneeDoubt: Degrees
  /** The line from hips to ankles against upright: 0° stands, 90° lies level. */
  legTilt: Degrees
}

/** A leg worth this much is seen well; of one that is worth nothing the angle is this far off. */
const wellSeen = 0.6
const greatestDoubt = 10

export function createFold() {
  const sideView = createSideView()
  return (pose: Pose, aspect: number): Fold => {
    const view = sideView(pose)
    const { shoulder, hip, knee, ankle } = middleJointCentres(pose, aspect)
    const legOf = (side: Side) => sideJointCentres(pose, aspect, side)
    const kneeOf = (side: Side) => {
      const leg = legOf(side)
      return planeAngle(leg.hip, leg.knee, leg.ankle, view)
    }
    const worth = (side: Side) => kneeEvidence(pose, side, legOf(side))
    const unseen = 1 - Math.min(1, Math.max(worth('left'), worth('right')) / wellSeen)
    const across = Math.abs(ankle.x - hip.x) / Math.sin((view * Math.PI) / 180)
    return {
      hipAngle: planeAngle(shoulder, hip, knee, view),
      kneeAngle: degrees(weighSides(worth, kneeOf)),
      kneeDoubt: degrees(greatestDoubt * unseen),
      legTilt: degrees((Math.atan2(across, ankle.y - hip.y) * 180) / Math.PI),
    }
  }
}

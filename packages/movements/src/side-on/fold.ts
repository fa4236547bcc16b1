import { type Degrees, degrees, type Pose, type Side } from '@lithe/pose'
import { angleTable } from '../angles/angle-table.ts'
import { interiorInPlane, tiltInPlane } from '../angles/read-angle.ts'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { kneeEvidence } from './knee-evidence.ts'
import { createSideView } from './side-view.ts'
import { weighSides } from './weigh-sides.ts'

/** Fold of a body over its legs, in a side view. */
export type Fold = {
  /** Between the midpoints of shoulders, hips and knees. */
  hipAngle: Degrees
  /** 180° is straight, weighted towards the better-seen leg. */
  kneeAngle: Degrees
  /** How much straighter the knee may be than it looks, if neither leg is seen well. */
  kneeDoubt: Degrees
  /** Hip–ankle line against the vertical: 0° standing, 90° level. */
  legTilt: Degrees
}

/** A leg of this weight is well seen; the next is the error at weight zero. */
const wellSeen = 0.6
const greatestDoubt = 10

export function createFold() {
  const sideView = createSideView()
  return (pose: Pose, aspect: number): Fold => {
    const view = sideView(pose)
    const middles = middleJointCentres(pose, aspect)
    const legOf = (side: Side) => {
      const leg = sideJointCentres(pose, aspect, side)
      return { knee: interiorInPlane(angleTable.knee, leg, view), worth: kneeEvidence(pose, side, leg) }
    }
    const legs = { left: legOf('left'), right: legOf('right') }
    const unseen = 1 - Math.min(1, Math.max(legs.left.worth, legs.right.worth) / wellSeen)
    return {
      hipAngle: interiorInPlane(angleTable.hip, middles, view),
      kneeAngle: degrees(
        weighSides(
          side => legs[side].worth,
          side => legs[side].knee,
        ),
      ),
      kneeDoubt: degrees(greatestDoubt * unseen),
      legTilt: tiltInPlane(angleTable.legTilt, middles, view),
    }
  }
}

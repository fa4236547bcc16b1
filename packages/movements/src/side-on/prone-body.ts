import {
  type Degrees,
  degrees,
  landmark,
  type Pose,
  type Side,
  type TrunkLengths,
  trunkLengths,
} from '@lithe/pose'
import { angleTable } from '../angles/angle-table.ts'
import { interiorInPlane, tiltInPlane } from '../angles/read-angle.ts'
import { middleJointCentres, sideJointCentres } from '../body/joint-centres.ts'
import { onSide } from '../body/plane.ts'
import { kneeEvidence } from './knee-evidence.ts'
import { armVisibility, weighSides } from './weigh-sides.ts'

/** Posture of a body supported on its arms, in a side view. */
export type ProneBody = {
  /** Trunk against the vertical: 0° upright, 90° level, more if the shoulders are below the hips. */
  trunkTilt: Degrees
  /** Between the midpoints of shoulders, hips and knees; 180° is straight. */
  hipAngle: Degrees
  /** 180° is straight, weighted towards the better-seen leg. */
  kneeAngle: Degrees
  /** Hips below the shoulder–knee line; negative above it. */
  sag: TrunkLengths
  /** Shoulders above the lower of elbows and hands. */
  shouldersUp: TrunkLengths
}

/** Lower shoulders mean arms next to the body; forearms give 0.65, hands 1.1. */
const bornFrom = 0.3
/** A trunk on the arms is about level; kneeling tall or standing, it is upright except for camera roll. */
export const tiltedFrom = 45

export function proneBody(pose: Pose, aspect: number, view: Degrees): ProneBody {
  const middles = middleJointCentres(pose, aspect)
  const { shoulder, hip, knee } = middles
  const stretch = Math.sin((view * Math.PI) / 180)
  const trunk = Math.max(1e-6, Math.hypot((shoulder.x - hip.x) / stretch, shoulder.y - hip.y))
  const along = knee.x === shoulder.x ? 0 : (hip.x - shoulder.x) / (knee.x - shoulder.x)
  const legOf = (side: Side) => sideJointCentres(pose, aspect, side)
  const shouldersUp = (side: Side) => {
    const height = (joint: 'Shoulder' | 'Elbow' | 'Wrist') => landmark(pose, onSide(side, joint)).image.y
    return (Math.max(height('Elbow'), height('Wrist')) - height('Shoulder')) / trunk
  }
  return {
    trunkTilt: tiltInPlane(angleTable.trunkTilt, middles, view),
    hipAngle: interiorInPlane(angleTable.hip, middles, view),
    kneeAngle: degrees(
      weighSides(
        side => kneeEvidence(pose, side, legOf(side)),
        side => interiorInPlane(angleTable.knee, legOf(side), view),
      ),
    ),
    sag: trunkLengths((hip.y - shoulder.y - along * (knee.y - shoulder.y)) / trunk),
    shouldersUp: trunkLengths(weighSides(side => armVisibility(pose, side), shouldersUp)),
  }
}

/** Whether the body is prone on hands or forearms, neither upright nor lying flat. */
export const bearsOnArms = ({ trunkTilt, shouldersUp }: ProneBody) =>
  trunkTilt >= tiltedFrom && shouldersUp >= bornFrom

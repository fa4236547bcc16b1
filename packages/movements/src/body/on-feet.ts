import { type Pose, type Side, sides } from '@lithe/pose'
import { sideJointCentres } from './joint-centres.ts'
import { landmarkInPlane, planeLength } from './plane.ts'

/** From hip down to knee, as a share of from knee down to ankle: less is a seat, more a knee on the floor. */
const thighDrop = { least: 0.5, most: 2.2 }
/** The hips are this many distances between the shoulders above the foot; a body face down, seen from its head, is lower. */
const leastTall = 1.2

/** Whether the hips are above this foot, as over a leg that stands: not on a seat, a knee or the floor. */
function isOver(pose: Pose, aspect: number, side: Side): boolean {
  const { hip, knee, ankle } = sideJointCentres(pose, aspect, side)
  const share = (knee.y - hip.y) / Math.max(1e-6, ankle.y - knee.y)
  const width = planeLength(
    landmarkInPlane(pose, aspect, 'leftShoulder'),
    landmarkInPlane(pose, aspect, 'rightShoulder'),
  )
  return (
    share >= thighDrop.least &&
    share <= thighDrop.most &&
    ankle.y - hip.y >= Math.max(Math.abs(ankle.x - hip.x), leastTall * width)
  )
}

/** Whether a body bears on both feet. */
export const isOnBothFeet = (pose: Pose, aspect: number): boolean =>
  sides.every(side => isOver(pose, aspect, side))

/** Whether a body bears on a foot, whatever the other leg does: it neither sits, kneels nor lies. */
export function isOnFeet(pose: Pose, aspect: number): boolean {
  const heightOf = (side: Side) => landmarkInPlane(pose, aspect, `${side}Ankle`).y
  return isOver(pose, aspect, heightOf('left') > heightOf('right') ? 'left' : 'right')
}

import { type Pose, type Side, sides } from '@lithe/pose'
import { middleJointCentres, sideJointCentres } from './joint-centres.ts'
import { landmarkInPlane, planeLength } from './plane.ts'

/** Vertical hip–knee distance relative to knee–ankle: less means seated, more means kneeling. */
const thighDrop = { least: 0.5, most: 2.2 }
/** Minimum height of hips above the foot, in shoulder widths; a prone body with its head to the camera is lower. */
const leastTall = 1.2

/** Whether the hips are above this foot as above a standing leg: not seated, kneeling or lying. */
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

/** Vertical shoulder–hip distance relative to hip–ankle: about 0.6 upright, less when tying a shoe. */
const leastTrunk = 0.35

/** Whether a body stands on both feet with its trunk up. */
export function isOnBothFeet(pose: Pose, aspect: number): boolean {
  const { shoulder, hip, ankle } = middleJointCentres(pose, aspect)
  const isUp = hip.y - shoulder.y >= leastTrunk * (ankle.y - hip.y)
  return isUp && sides.every(side => isOver(pose, aspect, side))
}

/** Whether a body stands on at least one foot: not seated, kneeling or lying. */
export function isOnFeet(pose: Pose, aspect: number): boolean {
  const heightOf = (side: Side) => landmarkInPlane(pose, aspect, `${side}Ankle`).y
  return isOver(pose, aspect, heightOf('left') > heightOf('right') ? 'left' : 'right')
}

import { inSeconds, landmark, type Pose, type Seconds } from '@lithe/pose'
import { middleJointCentres } from '../body/joint-centres.ts'
import { landmarkInPlane, planeLength } from '../body/plane.ts'

const heldSeconds = 1
/** Seconds of jitter tolerated. */
const forgivesSeconds = 0.25
/** Height of the wrists above the shoulders, in trunk lengths: not in front of the chest. */
const raisedFrom = 0.08
/** How far the wrists cross, in shoulder widths. */
const crossedFrom = 0.08
/** A person with shoulders narrower than this, relative to the trunk, is turned too far to tell. */
const leastWidth = 0.35
const seenFrom = 0.5

function areCrossed(pose: Pose, aspect: number): boolean {
  const { shoulder, hip } = middleJointCentres(pose, aspect)
  const trunk = planeLength(shoulder, hip)
  const isUpright = hip.y - shoulder.y > 0.7 * trunk
  const width =
    landmarkInPlane(pose, aspect, 'leftShoulder').x - landmarkInPlane(pose, aspect, 'rightShoulder').x
  const [left, right] = [
    landmarkInPlane(pose, aspect, 'leftWrist'),
    landmarkInPlane(pose, aspect, 'rightWrist'),
  ]
  const isSeen =
    Math.min(landmark(pose, 'leftWrist').visibility, landmark(pose, 'rightWrist').visibility) >= seenFrom
  const areRaised = shoulder.y - Math.max(left.y, right.y) >= raisedFrom * trunk
  const crossedBy = (right.x - left.x) / width
  return isUpright && isSeen && areRaised && Math.abs(width) >= leastWidth * trunk && crossedBy >= crossedFrom
}

/** Detects the stop sign: both arms raised and crossed for a second. */
export function createCrossedArmsWatch() {
  let since: Seconds | null = null
  let lastSeen = inSeconds(0)
  return (pose: Pose, aspect: number, seconds: Seconds): boolean => {
    if (areCrossed(pose, aspect)) {
      since ??= seconds
      lastSeen = seconds
    } else if (seconds - lastSeen > forgivesSeconds) since = null
    return since !== null && seconds - since >= heldSeconds
  }
}

import { landmark, type Pose, type Side, type WorldPoint } from '@lithe/pose'
import { type FittedJoint, fittedJoints } from './body-plan.ts'

/** A joint as the engine saw it. */
export type SeenJoint = {
  /** The ray it lies on: metres to the right and down for each metre away from the camera. */
  right: number
  down: number
  /** Where the engine guesses it to be around the middle of the hips. */
  world: WorldPoint
  visibility: number
}
export type SeenJoints = Record<FittedJoint, SeenJoint>

/** Across the longer side of the picture; phones lie between 50° and 65°, and the fit forgives the rest. */
const fieldDegrees = 58

/** Picture heights from the camera to the picture, for a picture of this width ÷ height. */
const focalLength = (aspect: number) => (0.5 * Math.max(1, aspect)) / Math.tan((fieldDegrees * Math.PI) / 360)

/** The engine marks the middle of the deltoid; the joint is this share of the upper arm behind it. */
const shoulderBehindMark = 0.14
const beyond = (mark: SeenJoint, next: SeenJoint, share: number): SeenJoint => ({
  ...mark,
  right: mark.right - share * (next.right - mark.right),
  down: mark.down - share * (next.down - mark.down),
})

/** A hip and a knee are marked below the joint by this share of the bone, where a straight leg is seen from the front. */
const legBehindMark = 0.06

/** 0–1: how far the person faces the camera, or shows it their back. */
function facing({ leftShoulder, rightShoulder, leftHip, rightHip }: SeenJoints) {
  const width = (left: SeenJoint, right: SeenJoint) =>
    Math.hypot(left.world.x - right.world.x, left.world.z - right.world.z)
  const across = leftShoulder.world.x - rightShoulder.world.x + leftHip.world.x - rightHip.world.x
  return Math.abs(across) / Math.max(1e-6, width(leftShoulder, rightShoulder) + width(leftHip, rightHip))
}

/** 0–1: how upright the thigh is, next to the shank. */
function straightness(hip: SeenJoint, knee: SeenJoint, ankle: SeenJoint) {
  const [thigh, shank] = [knee.down - hip.down, ankle.down - knee.down]
  return Math.max(0, Math.min(1, thigh / Math.max(1e-6, shank)))
}

/** The rays on which the joints lie. */
export function seenJoints(pose: Pose, aspect: number): SeenJoints {
  const focal = focalLength(aspect)
  const seen = Object.fromEntries(
    fittedJoints.map(joint => {
      const { image, world, visibility } = landmark(pose, joint)
      const right = ((image.x - 0.5) * aspect) / focal
      return [joint, { right, down: (image.y - 0.5) / focal, world, visibility }]
    }),
  ) as SeenJoints
  const shoulder = (side: Side) => beyond(seen[`${side}Shoulder`], seen[`${side}Elbow`], shoulderBehindMark)
  const front = legBehindMark * facing(seen)
  const legOf = (side: Side) => {
    const [hip, knee, ankle] = [seen[`${side}Hip`], seen[`${side}Knee`], seen[`${side}Ankle`]]
    const share = front * straightness(hip, knee, ankle)
    return { hip: beyond(hip, knee, share), knee: beyond(knee, ankle, share) }
  }
  const [left, right] = [legOf('left'), legOf('right')]
  return {
    ...seen,
    leftShoulder: shoulder('left'),
    rightShoulder: shoulder('right'),
    leftHip: left.hip,
    rightHip: right.hip,
    leftKnee: left.knee,
    rightKnee: right.knee,
  }
}

/** The smoother in front of the fit is about this late. */
const lateSeconds = 0.02

/** Joints where they will have got to by now, had they been seen without delay. */
export function caughtUp(seen: SeenJoints, before: SeenJoints, seconds: number): SeenJoints {
  const share = lateSeconds / seconds
  return Object.fromEntries(
    fittedJoints.map(joint => [joint, beyond(seen[joint], before[joint], share)]),
  ) as SeenJoints
}

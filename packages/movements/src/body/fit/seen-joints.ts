import { landmark, type Pose, type WorldPoint } from '@lithe/pose'
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

/** A joint seen this share of the way from its mark to the next one; negative is away from it. */
export const alongRays = (mark: SeenJoint, next: SeenJoint, share: number): SeenJoint => ({
  ...mark,
  right: mark.right + share * (next.right - mark.right),
  down: mark.down + share * (next.down - mark.down),
})

/** The rays on which the engine marks the joints. */
export function seenJoints(pose: Pose, aspect: number): SeenJoints {
  const focal = focalLength(aspect)
  return Object.fromEntries(
    fittedJoints.map(joint => {
      const { image, world, visibility } = landmark(pose, joint)
      const right = ((image.x - 0.5) * aspect) / focal
      return [joint, { right, down: (image.y - 0.5) / focal, world, visibility }]
    }),
  ) as SeenJoints
}

/** The smoother in front of the fit is about this late. */
const lateSeconds = 0.02

/** Joints where they will have got to by now, had they been seen without delay. */
export function caughtUp(seen: SeenJoints, before: SeenJoints, seconds: number): SeenJoints {
  const share = lateSeconds / seconds
  return Object.fromEntries(
    fittedJoints.map(joint => [joint, alongRays(seen[joint], before[joint], -share)]),
  ) as SeenJoints
}

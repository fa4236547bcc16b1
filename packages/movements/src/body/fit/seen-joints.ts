import { landmark, type Pose, type WorldPoint } from '@lithe/pose'
import { type FittedJoint, fittedJoints } from './body-plan.ts'

export type SeenJoint = {
  /** Its ray, in metres right and down per metre of depth. */
  right: number
  down: number
  /** The engine's estimate relative to the hip midpoint. */
  world: WorldPoint
  visibility: number
}
export type SeenJoints = Record<FittedJoint, SeenJoint>

/** Field of view along the longer side; phones range from 50° to 65°, which the fit tolerates. */
const fieldDegrees = 58

/** Focal length in picture heights for an aspect ratio (width ÷ height). */
const focalLength = (aspect: number) => (0.5 * Math.max(1, aspect)) / Math.tan((fieldDegrees * Math.PI) / 360)

/** Moves a landmark this fraction of the way to the next; a negative fraction moves it away. */
export const alongRays = (mark: SeenJoint, next: SeenJoint, share: number): SeenJoint => ({
  ...mark,
  right: mark.right + share * (next.right - mark.right),
  down: mark.down + share * (next.down - mark.down),
})

/** Rays of the engine's landmarks. */
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

/** Delay of the smoother before the fit. */
const lateSeconds = 0.02

/** Extrapolates joints to compensate for that delay. */
export function caughtUp(seen: SeenJoints, before: SeenJoints, seconds: number): SeenJoints {
  const share = lateSeconds / seconds
  return Object.fromEntries(
    fittedJoints.map(joint => [joint, alongRays(seen[joint], before[joint], -share)]),
  ) as SeenJoints
}

import { type Degrees, degrees, landmark, type Pose } from '@lithe/pose'

/**
 * Rotation of the body from facing the camera, by the depth of the shoulder and hip lines: 0° front or back, 90°
 * side-on.
 */
export function viewDegrees(pose: Pose): Degrees {
  const across = (axis: 'x' | 'z') =>
    landmark(pose, 'rightShoulder').world[axis] -
    landmark(pose, 'leftShoulder').world[axis] +
    landmark(pose, 'rightHip').world[axis] -
    landmark(pose, 'leftHip').world[axis]
  return degrees((Math.atan2(Math.abs(across('z')), Math.abs(across('x'))) * 180) / Math.PI)
}

/** A view up to this is frontal; a view from the next bound is a side view. */
const frontUpTo = 30
const sideFrom = 60

export const nameView = (view: number) =>
  view <= frontUpTo ? 'front' : view >= sideFrom ? 'side' : 'oblique'

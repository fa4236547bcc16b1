import { type Degrees, degrees, landmark, type Pose } from '@lithe/pose'

/**
 * How far the body is turned from facing the camera: 0° faces it (or shows its back), 90° is side-on.
 * From the depth of the lines through both shoulders and both hips, in space.
 */
export function viewDegrees(pose: Pose): Degrees {
  const across = (axis: 'x' | 'z') =>
    landmark(pose, 'rightShoulder').world[axis] -
    landmark(pose, 'leftShoulder').world[axis] +
    landmark(pose, 'rightHip').world[axis] -
    landmark(pose, 'leftHip').world[axis]
  return degrees((Math.atan2(Math.abs(across('z')), Math.abs(across('x'))) * 180) / Math.PI)
}

/** Beyond these a view counts as front or as side; between them it is oblique. */
const frontUpTo = 30
const sideFrom = 60

export const nameView = (view: number) =>
  view <= frontUpTo ? 'front' : view >= sideFrom ? 'side' : 'oblique'

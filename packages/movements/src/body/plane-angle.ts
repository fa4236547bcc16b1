import { type Degrees, degrees, type PlanePoint } from '@lithe/pose'

/** Interior angle at `joint`, from points whose x was stretched to undo the view's foreshortening; 180° is straight. */
export function planeAngle(
  from: PlanePoint,
  joint: PlanePoint,
  to: PlanePoint,
  viewDegrees: number,
): Degrees {
  const side = Math.sin((viewDegrees * Math.PI) / 180)
  const direction = (point: PlanePoint) => Math.atan2(point.y - joint.y, (point.x - joint.x) / side)
  const turn = Math.abs(direction(from) - direction(to))
  return degrees(((turn > Math.PI ? 2 * Math.PI - turn : turn) * 180) / Math.PI)
}

import type { SolidPoint } from './points.ts'
import { type Degrees, degrees } from './units.ts'

export const midpoint = <Point extends SolidPoint>(a: Point, b: Point) =>
  ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, z: (a.z + b.z) / 2 }) as Point

/** Distance in metres. */
export const worldDistance = <Point extends SolidPoint>(a: Point, b: Point) =>
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)

const degreesPerRadian = 180 / Math.PI

/** Interior angle at `joint`, 0–180°; 180° if a neighbour coincides with the joint. */
export function angleAt<Point extends SolidPoint>(from: Point, joint: Point, to: Point): Degrees {
  const a = { x: from.x - joint.x, y: from.y - joint.y, z: from.z - joint.z }
  const b = { x: to.x - joint.x, y: to.y - joint.y, z: to.z - joint.z }
  const lengths = Math.hypot(a.x, a.y, a.z) * Math.hypot(b.x, b.y, b.z)
  if (lengths === 0) return degrees(180)
  const cosine = (a.x * b.x + a.y * b.y + a.z * b.z) / lengths
  return degrees(Math.acos(Math.min(1, Math.max(-1, cosine))) * degreesPerRadian)
}

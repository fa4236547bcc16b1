import type { ImagePoint, WorldPoint } from './points.ts'
import { type Degrees, degrees } from './units.ts'

export const midpoint = (a: WorldPoint, b: WorldPoint): WorldPoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  z: (a.z + b.z) / 2,
})

export const imageMidpoint = (a: ImagePoint, b: ImagePoint): ImagePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
})

export const worldDistance = (a: WorldPoint, b: WorldPoint) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)

const degreesPerRadian = 180 / Math.PI

/** Interior angle at `joint` between its two neighbours, 0–180°; 180° when one of them lies on the joint. */
export function angleAt(from: WorldPoint, joint: WorldPoint, to: WorldPoint): Degrees {
  const a = { x: from.x - joint.x, y: from.y - joint.y, z: from.z - joint.z }
  const b = { x: to.x - joint.x, y: to.y - joint.y, z: to.z - joint.z }
  const lengths = Math.hypot(a.x, a.y, a.z) * Math.hypot(b.x, b.y, b.z)
  if (lengths === 0) return degrees(180)
  const cosine = (a.x * b.x + a.y * b.y + a.z * b.z) / lengths
  return degrees(Math.acos(Math.min(1, Math.max(-1, cosine))) * degreesPerRadian)
}

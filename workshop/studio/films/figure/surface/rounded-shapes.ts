import { type Box, type Field, type Solid, softMin } from './field.ts'

/** Shapes for modelling a head, in any consistent unit. */
type Place = readonly [number, number, number]

export const ball =
  ([cx, cy, cz]: Place, [rx, ry, rz]: Place): Field =>
  (x, y, z) => {
    const [u, v, w] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz]
    const k = Math.sqrt(u * u + v * v + w * w)
    if (k < 1e-6) return -Math.min(rx, ry, rz)
    const [gu, gv, gw] = [u / rx, v / ry, w / rz]
    return (k * (k - 1)) / Math.sqrt(gu * gu + gv * gv + gw * gw)
  }

/** A capsule whose ends may differ in radius. */
export function stick(from: Place, to: Place, fromRadius: number, toRadius = fromRadius): Field {
  const [ax, ay, az] = from
  const [dx, dy, dz] = [to[0] - ax, to[1] - ay, to[2] - az]
  const square = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const [px, py, pz] = [x - ax, y - ay, z - az]
    const share = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / square))
    const [qx, qy, qz] = [px - dx * share, py - dy * share, pz - dz * share]
    return Math.sqrt(qx * qx + qy * qy + qz * qz) - fromRadius - (toRadius - fromRadius) * share
  }
}

/** The shape and its mirror image. */
export const twice =
  (field: Field): Field =>
  (x, y, z) =>
    field(Math.abs(x), y, z)

export const together =
  (seam: number, ...fields: readonly Field[]): Field =>
  (x, y, z) => {
    let least = Number.MAX_VALUE
    for (const field of fields) least = softMin(least, field(x, y, z), seam)
    return least
  }

export const without =
  (field: Field, taken: Field, seam: number): Field =>
  (x, y, z) =>
    -softMin(-field(x, y, z), taken(x, y, z), seam)

/** A field as a solid small enough to evaluate whole. */
export const wholeSolid = (field: Field, box: Box): Solid => ({ box, near: () => field })

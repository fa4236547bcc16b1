/** Signed distance to a surface in metres, negative inside; exact near the surface, approximate further away. */
export type Field = (x: number, y: number, z: number) => number

export type Box = { min: [number, number, number]; max: [number, number, number] }

/** A surface as a distance field that can be restricted to a neighbourhood. */
export type Solid = {
  box: Box
  /** The field within `reach` of the place; null if no surface is there. */
  near(x: number, y: number, z: number, reach: number): Field | null
}

const joined = (a: Box, b: Box): Box => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
})

/** Blend width of the seam between two shapes, in metres. */
export type SeamWidth = (x: number, y: number, z: number) => number

/** Smooth minimum of two distances (Quilez, quadratic). */
export function softMin(a: number, b: number, width: number): number {
  const overlap = Math.max(0, width - Math.abs(a - b)) / width
  return Math.min(a, b) - (overlap * overlap * width) / 4
}

/** Smooth union of two solids. */
export const grown = (a: Solid, b: Solid, width: SeamWidth): Solid => ({
  box: joined(a.box, b.box),
  near(x, y, z, reach) {
    const seam = width(x, y, z)
    const [one, other] = [a.near(x, y, z, reach + seam), b.near(x, y, z, reach + seam)]
    if (!one || !other) return one ?? other
    return (px, py, pz) => softMin(one(px, py, pz), other(px, py, pz), width(px, py, pz))
  },
})

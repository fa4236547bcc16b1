/** Signed distance to a surface, metres: negative inside. Right near the surface, a fair guess further away. */
export type Field = (x: number, y: number, z: number) => number

export type Box = { min: [number, number, number]; max: [number, number, number] }

/** A surface described by its field, which can be asked for only what matters near one place. */
export type Solid = {
  box: Box
  /** The field within `reach` of the place; null where no surface comes that near. */
  near(x: number, y: number, z: number, reach: number): Field | null
}

const joined = (a: Box, b: Box): Box => ({
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
})

/** How wide the seam between two shapes is softened, metres, at a place. */
export type SeamWidth = (x: number, y: number, z: number) => number

/** The smaller of two distances, rounded where they meet (Quilez, "Smooth minimum", quadratic). */
export function softMin(a: number, b: number, width: number): number {
  const overlap = Math.max(0, width - Math.abs(a - b)) / width
  return Math.min(a, b) - (overlap * overlap * width) / 4
}

/** Two solids as one, grown together where they meet. */
export const grown = (a: Solid, b: Solid, width: SeamWidth): Solid => ({
  box: joined(a.box, b.box),
  near(x, y, z, reach) {
    const seam = width(x, y, z)
    const [one, other] = [a.near(x, y, z, reach + seam), b.near(x, y, z, reach + seam)]
    if (!one || !other) return one ?? other
    return (px, py, pz) => softMin(one(px, py, pz), other(px, py, pz), width(px, py, pz))
  },
})

import { type Rotation, turn } from '../skeleton/rotation.ts'
import { between, plus, times, type Vector, vector } from '../skeleton/vector.ts'
import type { Section } from './tube.ts'

/** A bone's position and rotation, and body height as the unit of its flesh. */
export type Bone = { at: Vector; rotation: Rotation; unit: number }

/** Fractions of body height in the bone's axes: height, half-width, depth from back to front. */
export type Slice = { y: number; x?: number; width: number; from: number; to: number }

export function slice(bone: Bone, { y, x = 0, width, from, to }: Slice): Section {
  const middle = (from + to) / 2
  const depth = ((to - from) / 2) * bone.unit
  return {
    place: plus(bone.at, turn(bone.rotation, times(vector(x, y, middle), bone.unit))),
    across: bone.rotation.x,
    ahead: bone.rotation.z,
    width: width * bone.unit,
    front: depth,
    back: depth,
  }
}

/** Rotation between those of two bones, for flesh over a joint. */
export const halfway = (a: Rotation, b: Rotation, share = 0.5): Rotation => ({
  x: between(a.x, b.x, share),
  y: between(a.y, b.y, share),
  z: between(a.z, b.z, share),
})

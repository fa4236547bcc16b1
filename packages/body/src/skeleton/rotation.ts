import { type Vector, vector } from './vector.ts'

/** A bone's rotation: where its left (x), up (y) and forward (z) point in the room. */
export type Rotation = { readonly x: Vector; readonly y: Vector; readonly z: Vector }

const radians = (degrees: number) => (degrees * Math.PI) / 180
export const sine = (degrees: number) => Math.sin(radians(degrees))
export const cosine = (degrees: number) => Math.cos(radians(degrees))
export const arcCosine = (value: number) => (Math.acos(Math.min(1, Math.max(-1, value))) * 180) / Math.PI
export const arcSine = (value: number) => 90 - arcCosine(value)

export const upright: Rotation = { x: vector(1, 0, 0), y: vector(0, 1, 0), z: vector(0, 0, 1) }

/** Rotates about the left axis: what points up tips forward. */
export const pitch = (degrees: number): Rotation => ({
  x: upright.x,
  y: vector(0, cosine(degrees), sine(degrees)),
  z: vector(0, -sine(degrees), cosine(degrees)),
})
/** Rotates about the up axis: what points forward turns to the left. */
export const yaw = (degrees: number): Rotation => ({
  x: vector(cosine(degrees), 0, -sine(degrees)),
  y: upright.y,
  z: vector(sine(degrees), 0, cosine(degrees)),
})
/** Rotates about the forward axis: what points up tips to the right. */
export const roll = (degrees: number): Rotation => ({
  x: vector(cosine(degrees), sine(degrees), 0),
  y: vector(-sine(degrees), cosine(degrees), 0),
  z: upright.z,
})

/** Unrolled, since a film calls it a hundred times per frame. */
export const turn = ({ x, y, z }: Rotation, v: Vector): Vector => ({
  x: x.x * v.x + y.x * v.y + z.x * v.z,
  y: x.y * v.x + y.y * v.y + z.y * v.z,
  z: x.z * v.x + y.z * v.y + z.z * v.z,
})

/** Composes rotations, each in the frame of the previous ones. */
export const chain = (...rotations: Rotation[]): Rotation =>
  rotations.reduce((outer, inner) => ({
    x: turn(outer, inner.x),
    y: turn(outer, inner.y),
    z: turn(outer, inner.z),
  }))

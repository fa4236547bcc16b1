/** A place or direction in the room: metres, x to the person's left, y up, z ahead. */
export type Vector = { readonly x: number; readonly y: number; readonly z: number }

export const vector = (x: number, y: number, z: number): Vector => ({ x, y, z })

export const plus = (a: Vector, b: Vector) => vector(a.x + b.x, a.y + b.y, a.z + b.z)
export const minus = (a: Vector, b: Vector) => vector(a.x - b.x, a.y - b.y, a.z - b.z)
export const times = (a: Vector, factor: number) => vector(a.x * factor, a.y * factor, a.z * factor)
export const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z
export const lengthOf = (a: Vector) => Math.hypot(a.x, a.y, a.z)
export const unit = (a: Vector) => times(a, 1 / lengthOf(a))
export const between = (a: Vector, b: Vector, share = 0.5) => plus(times(a, 1 - share), times(b, share))
export const cross = (a: Vector, b: Vector) =>
  vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)

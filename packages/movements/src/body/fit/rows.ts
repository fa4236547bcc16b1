import { numberAt, type Unknowns } from './body-plan.ts'
import type { LeastSquares } from './least-squares.ts'

/** State and equations shared by the terms of the fit. */
export type Rows = { unknowns: Unknowns; add: LeastSquares['add'] }

export type Vector = readonly [x: number, y: number, z: number]
export type Sum = readonly (readonly [joint: number, share: number])[]

export const placeOf = (unknowns: Unknowns, joint: number): Vector => [
  numberAt(unknowns, joint),
  numberAt(unknowns, joint + 1),
  numberAt(unknowns, joint + 2),
]

export const depthOf = (unknowns: Unknowns, joint: number) => numberAt(unknowns, joint + 2)

/** Component of a joint sum along a direction, in metres. */
export function alongOf(unknowns: Unknowns, sum: Sum, [x, y, z]: Vector): number {
  let total = 0
  for (const [joint, share] of sum) {
    const place = placeOf(unknowns, joint)
    total += share * (place[0] * x + place[1] * y + place[2] * z)
  }
  return total
}

/** Requires a joint sum to be `wanted` metres along a direction, with error `sigma`. */
export function askAlong(
  { unknowns, add }: Rows,
  sum: Sum,
  direction: Vector,
  wanted: number,
  sigma: number,
) {
  const columns: number[] = []
  const slopes: number[] = []
  for (const [joint, share] of sum) {
    columns.push(joint, joint + 1, joint + 2)
    slopes.push(share * direction[0], share * direction[1], share * direction[2])
  }
  add(columns, slopes, alongOf(unknowns, sum, direction) - wanted, sigma)
}

/** Requires a joint to be `wanted` metres further away than another. */
export const askDepth = ({ unknowns, add }: Rows, far: number, near: number, wanted: number, sigma: number) =>
  add([far + 2, near + 2], [1, -1], depthOf(unknowns, far) - depthOf(unknowns, near) - wanted, sigma)

/** Requires an unknown to stay near a value. */
export const askNear = ({ unknowns, add }: Rows, index: number, value: number, sigma: number) =>
  add([index], [1], numberAt(unknowns, index) - value, sigma)

/** Requires the distance between two joints to equal an unknown length. */
export function askLength({ unknowns, add }: Rows, from: number, to: number, length: number, sigma: number) {
  const right = numberAt(unknowns, from) - numberAt(unknowns, to)
  const down = numberAt(unknowns, from + 1) - numberAt(unknowns, to + 1)
  const away = numberAt(unknowns, from + 2) - numberAt(unknowns, to + 2)
  const distance = Math.max(1e-6, Math.hypot(right, down, away))
  const [x, y, z] = [right / distance, down / distance, away / distance]
  add(
    [from, from + 1, from + 2, to, to + 1, to + 2, length],
    [x, y, z, -x, -y, -z, -1],
    distance - numberAt(unknowns, length),
    sigma,
  )
}

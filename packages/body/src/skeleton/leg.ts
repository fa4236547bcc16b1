import { arcCosine, cosine, type Rotation } from './rotation.ts'
import { cross, dot, lengthOf, minus, plus, times, unit, type Vector } from './vector.ts'

/** Hip–ankle distance for a knee angle. */
export const legReach = (thigh: number, shank: number, kneeDegrees: number) =>
  Math.sqrt(thigh ** 2 + shank ** 2 - 2 * thigh * shank * cosine(kneeDegrees))

export type Leg = { knee: Vector; thigh: Rotation; shank: Rotation }

/** The only knee that fits these bone lengths and bends towards `forward`. */
export function solveLeg(hip: Vector, ankle: Vector, forward: Vector, thigh: number, shank: number): Leg {
  const span = minus(ankle, hip)
  const distance = Math.min(lengthOf(span), legReach(thigh, shank, 179.9))
  const down = unit(span)
  const bendTo = unit(minus(forward, times(down, dot(forward, down))))
  const atHip = arcCosine((thigh ** 2 + distance ** 2 - shank ** 2) / (2 * thigh * distance))
  const along = thigh * cosine(atHip)
  const aside = Math.sqrt(Math.max(0, thigh ** 2 - along ** 2))
  const knee = plus(hip, plus(times(down, along), times(bendTo, aside)))
  const hinge = unit(cross(bendTo, down))
  const boneRotation = (top: Vector, bottom: Vector): Rotation => {
    const y = unit(minus(top, bottom))
    return { x: hinge, y, z: cross(hinge, y) }
  }
  return { knee, thigh: boneRotation(hip, knee), shank: boneRotation(knee, ankle) }
}

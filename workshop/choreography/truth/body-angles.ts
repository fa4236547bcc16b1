import { arcCosine, between, dot, minus, type Skeleton, unit, type Vector } from '@lithe/body'
import type { Side } from '@lithe/pose'

/** Angle at `corner` in degrees; 180 if the points are in line. */
export const interiorAngle = (a: Vector, corner: Vector, b: Vector) =>
  arcCosine(dot(unit(minus(a, corner)), unit(minus(b, corner))))

/** The analysers' angles from the true joints. */
export type BodyAngles = {
  kneeLeft: number
  kneeRight: number
  /** Between the midpoints of shoulders, hips and knees. */
  hip: number
  elbowLeft: number
  elbowRight: number
  ankleHeightLeft: number
  ankleHeightRight: number
}

export function bodyAngles({ sides }: Skeleton): BodyAngles {
  const middle = (joint: 'shoulder' | 'hip' | 'knee') => between(sides.left[joint], sides.right[joint])
  const knee = (side: Side) => interiorAngle(sides[side].hip, sides[side].knee, sides[side].ankle)
  const elbow = (side: Side) => interiorAngle(sides[side].shoulder, sides[side].elbow, sides[side].wrist)
  return {
    kneeLeft: knee('left'),
    kneeRight: knee('right'),
    hip: interiorAngle(middle('shoulder'), middle('hip'), middle('knee')),
    elbowLeft: elbow('left'),
    elbowRight: elbow('right'),
    ankleHeightLeft: sides.left.ankle.y,
    ankleHeightRight: sides.right.ankle.y,
  }
}

import { type LandmarkName, landmark, type Pose, type Side } from '@lithe/pose'

/** A place in the picture with both axes in picture heights, so that lengths and angles are true in the picture. */
export type PlanePoint = { readonly x: number; readonly y: number }

export const planePoint = (pose: Pose, aspect: number, name: LandmarkName): PlanePoint => {
  const { x, y } = landmark(pose, name).image
  return { x: x * aspect, y }
}

export const planeMiddle = (a: PlanePoint, b: PlanePoint): PlanePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
})

/** The point a share of the way from `a` to `b`. */
export const along = (a: PlanePoint, b: PlanePoint, share: number): PlanePoint => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
})

export const planeLength = (a: PlanePoint, b: PlanePoint) => Math.hypot(b.x - a.x, b.y - a.y)

type Joint = 'Shoulder' | 'Elbow' | 'Wrist' | 'Hip' | 'Knee' | 'Ankle' | 'Heel' | 'FootIndex'

export const onSide = (side: Side, joint: Joint): LandmarkName => `${side}${joint}`

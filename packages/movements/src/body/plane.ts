import {
  type LandmarkName,
  landmark,
  type PlanePoint,
  type Pose,
  pictureHeights,
  planePoint,
  type Side,
  toPlane,
} from '@lithe/pose'

export const landmarkInPlane = (pose: Pose, aspect: number, name: LandmarkName): PlanePoint =>
  toPlane(landmark(pose, name).image, aspect)

export const planeMiddle = (a: PlanePoint, b: PlanePoint) => planePoint((a.x + b.x) / 2, (a.y + b.y) / 2)

export const along = (a: PlanePoint, b: PlanePoint, share: number) =>
  planePoint(a.x + share * (b.x - a.x), a.y + share * (b.y - a.y))

export const planeLength = (a: PlanePoint, b: PlanePoint) => pictureHeights(Math.hypot(b.x - a.x, b.y - a.y))

type Joint = 'Shoulder' | 'Elbow' | 'Wrist' | 'Hip' | 'Knee' | 'Ankle' | 'Heel' | 'FootIndex'

export const onSide = (side: Side, joint: Joint): LandmarkName => `${side}${joint}`

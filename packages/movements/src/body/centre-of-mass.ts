import { type LandmarkName, type PlanePoint, type Pose, planePoint, sides } from '@lithe/pose'
import { landmarkInPlane, onSide } from './plane.ts'

type Segment = { from: LandmarkName; to: LandmarkName; along: number; share: number }

/** Masses of the segments and the positions of their centres along them; mean of women and men (de Leva 1996). */
const limbs = [
  { from: 'Shoulder', to: 'Elbow', along: 0.577, share: 0.0263 },
  { from: 'Elbow', to: 'Wrist', along: 0.457, share: 0.015 },
  { from: 'Wrist', to: 'Wrist', along: 0, share: 0.0059 },
  { from: 'Hip', to: 'Knee', along: 0.385, share: 0.1447 },
  { from: 'Knee', to: 'Ankle', along: 0.44, share: 0.0457 },
  { from: 'Heel', to: 'FootIndex', along: 0.42, share: 0.0133 },
] as const
const trunk = { share: 0.43, along: 0.43 }
const headShare = 0.068

const segments: Segment[] = sides.flatMap(side => [
  ...limbs.map(({ from, to, ...rest }) => ({ from: onSide(side, from), to: onSide(side, to), ...rest })),
  { from: onSide(side, 'Shoulder'), to: onSide(side, 'Hip'), along: trunk.along, share: trunk.share / 2 },
  { from: `${side}Ear`, to: `${side}Ear`, along: 0, share: headShare / 2 },
])

/** The body's centre of mass in the frame. */
export function centreOfMass(pose: Pose, aspect: number): PlanePoint {
  let x = 0
  let y = 0
  for (const { from, to, along, share } of segments) {
    const [a, b] = [landmarkInPlane(pose, aspect, from), landmarkInPlane(pose, aspect, to)]
    x += share * (a.x + along * (b.x - a.x))
    y += share * (a.y + along * (b.y - a.y))
  }
  return planePoint(x, y)
}

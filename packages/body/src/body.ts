/** A body of bones and flesh, posed by angles and drawn in outline, without any movement. */
export { dressedBody } from './flesh/dressed-body.ts'
export { hull } from './flesh/hull.ts'
export { type Drawing, type DrawingPoint, drawingFrom, drawn, outline } from './flesh/outline.ts'
export type { Cloth, Part } from './flesh/part.ts'
export { skirtFlesh } from './flesh/skirt-flesh.ts'
export { type Section, smoothTube, type Tube } from './flesh/tube.ts'
export { armThrough, armTo } from './skeleton/arm-to.ts'
export { averagePerson, type Body, bodyOf, type Person } from './skeleton/body.ts'
export { legReach } from './skeleton/leg.ts'
export { pelvisHeight } from './skeleton/pelvis-height.ts'
export { type Arm, bend, bothSides, type Foot, noTurn, type Posture, type Turn } from './skeleton/posture.ts'
export {
  arcCosine,
  arcSine,
  chain,
  pitch,
  type Rotation,
  roll,
  sine,
  turn,
  upright,
  yaw,
} from './skeleton/rotation.ts'
export { type Skeleton, skeletonOf } from './skeleton/skeleton.ts'
export {
  between,
  cross,
  dot,
  lengthOf,
  minus,
  plus,
  times,
  unit,
  type Vector,
  vector,
} from './skeleton/vector.ts'

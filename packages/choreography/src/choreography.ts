export { averagePerson, type Body, bodyOf, type Person } from './body/body.ts'
export type { Posture } from './body/posture.ts'
export type { Rotation } from './body/rotation.ts'
export { type Skeleton, skeletonOf } from './body/skeleton.ts'
export { between, plus, times, type Vector, vector } from './body/vector.ts'
export { demonstrationOf } from './demonstration.ts'
export { type Camera, cameraStand, phoneOnShelf } from './film/camera.ts'
export { emptyFrame, filmPose } from './film/film-pose.ts'
export { dressedBody } from './flesh/dressed-body.ts'
export { type Drawing, type DrawingPoint, drawingFrom, drawn, outline } from './flesh/outline.ts'
export type { Cloth, Part } from './flesh/part.ts'
export { type Section, smoothTube, type Tube } from './flesh/tube.ts'
export { type ChairReachScore, chairReach } from './movements/chair-reach.ts'
export { type ChairRise, type ChairStandScore, chairStand, steadyRises } from './movements/chair-stand.ts'
export { type Swell, swellAt } from './movements/ease.ts'
export { type Jack, type JumpingJackScore, jumpingJack, steadyJacks } from './movements/jumping-jack.ts'
export { mirror } from './movements/mirror.ts'
export type { Movement } from './movements/movement.ts'
export { type PlankScore, type PlankSlip, plank } from './movements/plank.ts'
export { type PushUpRepetition, type PushUpScore, pushUp, steadyPushUps } from './movements/push-up.ts'
export { type HalfStep, type SemiTandemScore, semiTandem } from './movements/semi-tandem.ts'
export { type StanceScore, type StanceScoreHold, singleLegStance } from './movements/single-leg-stance.ts'
export { type SeatedReach, type SitAndReachScore, sitAndReach } from './movements/sit-and-reach.ts'
export { type SquatRepetition, type SquatScore, squat, steadyRepetitions } from './movements/squat.ts'
export { standing } from './movements/standing.ts'
export { type Reach, type ToeTouchScore, toeTouch } from './movements/toe-touch.ts'
export {
  film,
  movementOf,
  type Performance,
  performance,
  type ScoredMovement,
  type Scores,
} from './performance.ts'
export { type BodyAngles, bodyAngles, interiorAngle } from './truth/body-angles.ts'
export type { Expected } from './truth/expected.ts'
export type { Instant } from './truth/instant.ts'
export type { TrueHold } from './truth/true-holds.ts'
export { type Truth, truthOf } from './truth/truth.ts'

export {
  averagePerson,
  type Body,
  between,
  bodyOf,
  type Cloth,
  type Drawing,
  type DrawingPoint,
  drawingFrom,
  drawn,
  dressedBody,
  hull,
  outline,
  type Part,
  type Person,
  type Posture,
  plus,
  type Rotation,
  type Section,
  type Skeleton,
  skeletonOf,
  skirtFlesh,
  smoothTube,
  type Tube,
  times,
  type Vector,
  vector,
} from '@lithe/body'
export type { ScoredMovement, Scores } from './choreographies.ts'
export { demonstrationOf } from './demonstration.ts'
export { type Camera, cameraStand, phoneOnShelf } from './film/camera.ts'
export { emptyFrame, filmPose } from './film/film-pose.ts'
export { type Board, chairBoards } from './movements/chair-boards.ts'
export { type ChairReachScore, chairReach } from './movements/chair-reach.ts'
export { type ChairRise, type ChairStandScore, chairStand, steadyRises } from './movements/chair-stand.ts'
export { type Swell, swellAt } from './movements/easing.ts'
export { type Jack, type JumpingJackScore, jumpingJack, steadyJacks } from './movements/jumping-jack.ts'
export { mirror } from './movements/mirror.ts'
export type { Movement } from './movements/movement.ts'
export { type PlankScore, type PlankSlip, plank } from './movements/plank.ts'
export { type PushUpRepetition, type PushUpScore, pushUp, steadyPushUps } from './movements/push-up.ts'
export { type HalfStep, type SemiTandemScore, semiTandem } from './movements/semi-tandem.ts'
export { type StanceScore, type StanceScoreHold, singleLegStance } from './movements/single-leg-stance.ts'
export { type SeatedReach, type SitAndReachScore, sitAndReach } from './movements/sit-and-reach.ts'
export { sittingAtRest } from './movements/sitting-at-rest.ts'
export { type SquatRepetition, type SquatScore, squat, steadyRepetitions } from './movements/squat.ts'
export { standing } from './movements/standing.ts'
export {
  type FootGoal,
  type FootMove,
  type SteppingScore,
  stepping,
  type WeightMove,
} from './movements/stepping.ts'
export { type SupportedStanceScore, supportedStance } from './movements/supported-stance.ts'
export { type Reach, type ToeTouchScore, toeTouch } from './movements/toe-touch.ts'
export { walkingPast } from './pastimes/at-home.ts'
export type { Between } from './pastimes/light-pastimes.ts'
export { type PastimeName, pastime, pastimeNames } from './pastimes/pastimes.ts'
export { lunges, marching } from './pastimes/steps.ts'
export { film, movementOf, type Performance, performance } from './performance.ts'
export { type BodyAngles, bodyAngles, interiorAngle } from './truth/body-angles.ts'
export type { Instant } from './truth/instant.ts'
export type { Expected } from './truth/readings.ts'
export type { TrueHold } from './truth/true-holds.ts'
export { type Truth, truthOf } from './truth/truth.ts'

export { type ScorerId, type Test, tests } from '../definition/movement-definition.ts'
export {
  type Estimate,
  type Hold,
  type HoldEnd,
  holdEnds,
  type MovementKind,
  type Quality,
  type RefusalReason,
  type Rising,
  refusalReasons,
  risingParts,
  type SeatHeight,
  type StanceHold,
  seatHeights,
  type VariantId,
  variantIds,
} from '../definition/movement-kinds.ts'
export {
  believedLevel,
  type MeasurementKind,
  qualityLevel,
  type Seen,
} from '../definition/quality-level.ts'
export * from './chair-stands.ts'
export * from './contradiction.ts'
export * from './longest-hold.ts'
export * from './measurement.ts'
export * from './movement.ts'
export * from './ways.ts'
export * from './workout.ts'

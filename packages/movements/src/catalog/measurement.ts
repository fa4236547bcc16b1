import type { MeasuredAs, MeasurementByKind, MovementKind } from '../definition/movement-kinds.ts'
import { type Definition, type MovementId, movementIds, movements } from './movement.ts'

type OfKind<Kind extends MovementKind> = Extract<Definition, { kind: Kind }>
type EaseIn<Each> = Each extends { variants: infer Variants } ? keyof Variants : never

export type IdOfKind<Kind extends MovementKind> = OfKind<Kind>['id']
export type EaseOfKind<Kind extends MovementKind> = EaseIn<OfKind<Kind>>

export const idsOfKind = <Kind extends MovementKind>(kind: Kind) =>
  movementIds.filter((id): id is IdOfKind<Kind> => movements[id].kind === kind)

export const easesOfKind = <Kind extends MovementKind>(kind: Kind) =>
  idsOfKind(kind).flatMap(id => Object.keys(movements[id].variants) as EaseOfKind<Kind>[])

export type MeasurementOfKind<Kind extends MovementKind> = MeasurementByKind<
  IdOfKind<Kind>,
  EaseOfKind<Kind>
>[Kind]

export type StanceMeasurement = MeasurementOfKind<'stance'>
export type ReachMeasurement = MeasurementOfKind<'reach'>
export type RepetitionMeasurement = MeasurementOfKind<'repetitions'>
export type HoldMeasurement = MeasurementOfKind<'hold'>

/** Measurement of one movement, in plain JSON numbers. */
export type Measurement = { [Kind in MovementKind]: MeasurementOfKind<Kind> }[MovementKind]

export type MeasurementOf<Id extends MovementId> = Extract<Measurement, { movement: Id }>

export type Measured<M = Measurement> = MeasuredAs<M>

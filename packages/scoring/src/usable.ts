import {
  type HoldMeasurement,
  type Measured,
  type Measurement,
  type MovementId,
  movements,
  type ReachMeasurement,
  type RepetitionMeasurement,
  type StanceMeasurement,
  type Test,
} from '@lithe/movements/catalog'
import type { Missing, MissingMovement } from './missing.ts'

export type StrengthMeasurement = RepetitionMeasurement | HoldMeasurement
type Refused = Extract<Measured, { ok: false }>
type Usable<M> = { measurement: M } | Missing

/** Rejects non-finite numbers, so that they drop the test instead of corrupting the age. */
const isFiniteThroughout = (measurement: Measurement) =>
  Object.values(measurement).every(value => typeof value !== 'number' || Number.isFinite(value))

const hasWindow = ({ windowSeconds }: Measurement) => windowSeconds > 0

const missing = (reason: Missing['reason']): Missing => ({ missing: true, reason })

function usable<M extends Measurement>(
  measured: Measured | undefined,
  belongs: (measurement: Measurement) => measurement is M,
): Usable<M> {
  if (!measured) return missing(null)
  if (!measured.ok) return missing(measured.reason)
  const { measurement } = measured
  const sound = isFiniteThroughout(measurement) && hasWindow(measurement)
  return sound && belongs(measurement) ? { measurement } : missing(null)
}

export const usableStance = (measured: Measured | undefined): Usable<StanceMeasurement> =>
  usable(measured, (measurement): measurement is StanceMeasurement => 'sway' in measurement)

export const usableReach = (measured: Measured | undefined): Usable<ReachMeasurement> =>
  usable(measured, (measurement): measurement is ReachMeasurement => 'minHipDegrees' in measurement)

/** Undefined for a movement unknown to this version. */
const testOf = (movement: MovementId): Test | undefined => movements[movement]?.test

const isStrength = (measurement: Measurement): measurement is StrengthMeasurement =>
  testOf(measurement.movement) === 'strength'

/** Includes the movement, as a refusal has no measurement to name it. */
export type StrengthResult = Extract<Measured, { ok: true }> | (Refused & { movement: MovementId })

/** Usable strength results, and every movement begun without a usable result. */
export function usableStrength(all: readonly StrengthResult[]) {
  const each = all.map(result => ({
    movement: result.ok ? result.measurement.movement : result.movement,
    ...usable(result, isStrength),
  }))
  return {
    measured: each.flatMap(part => ('missing' in part ? [] : [part.measurement])),
    refused: each.flatMap((part): MissingMovement[] => ('missing' in part ? [part] : [])),
  }
}

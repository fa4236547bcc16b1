import type {
  Measured,
  Measurement,
  PlankMeasurement,
  ReachMeasurement,
  RepetitionMeasurement,
  StanceMeasurement,
} from '@lithe/movements/catalog'
import type { Missing } from './assessment.ts'

type StrengthMeasurement = RepetitionMeasurement | PlankMeasurement
type Usable<M> = { measurement: M } | Missing

/** A number that cannot be one leaves the test out, rather than an age that cannot be one. */
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

const isStrength = (measurement: Measurement): measurement is StrengthMeasurement =>
  'reps' in measurement || measurement.movement === 'plank'

type UsableStrength = { lead: RepetitionMeasurement; others: StrengthMeasurement[] }

/** The repetitions that stand for strength, squats before all others, and what else was done. */
export function usableStrength(all: readonly Measured[]): UsableStrength | Missing {
  const each = all.map(measured => usable(measured, isStrength))
  const found = each.flatMap(part => ('missing' in part ? [] : [part.measurement]))
  const repetitions = found.filter(strength => strength.movement !== 'plank')
  const lead = repetitions.find(({ movement }) => movement === 'squat') ?? repetitions[0]
  if (lead) return { lead, others: found.filter(strength => strength !== lead) }
  return each.find((part): part is Missing => 'missing' in part) ?? missing(null)
}

import type { Measured } from '@lithe/movements/catalog'
import type { Expected } from './truth.ts'

/** Tolerances: repetitions exact, holds within 0.3 s, angles within 5°. */
export const tolerances = { reps: 0, partials: 0, longestHoldSeconds: 0.3, minHipDegrees: 5 } as const
type Metric = keyof typeof tolerances

export type Comparison = {
  metric: Metric | 'reason'
  measured: number | string
  expected: number | string
  ok: boolean
}

/** Measured numbers by metric; empty if refused. */
export const metricsOf = (measured: Measured): Partial<Record<Metric, number>> => {
  if (!measured.ok) return {}
  const { measurement } = measured
  if ('reps' in measurement) return { reps: measurement.reps, partials: measurement.partials }
  if ('minHipDegrees' in measurement) return { minHipDegrees: measurement.minHipDegrees }
  return { longestHoldSeconds: measurement.longestHoldSeconds }
}

/** A hip angle this wide is standing: no reach with straight knees counted. */
const standsFrom = 150

/** At this frame rate or above, slowness is no valid reason to refuse. */
const countedFrom = 8
const timedFrom = 14

/** Tolerance for floating-point numbers like 0.3000000004. */
const rounding = 1e-6

/** Compares a measurement with the truth, metric by metric. */
export function judge(measured: Measured, expected: Expected, framesPerSecond: number): Comparison[] {
  const reason = measured.ok ? 'a number' : measured.reason
  if (expected.reason)
    return [{ metric: 'reason', measured: reason, expected: expected.reason, ok: reason === expected.reason }]
  const values = metricsOf(measured)
  const metrics = (Object.keys(tolerances) as Metric[]).filter(metric => expected[metric] !== undefined)
  // A film that is too slow may be refused, but never measured wrongly.
  const slowBelow = expected.longestHoldSeconds === undefined ? countedFrom : timedFrom
  if (!measured.ok && measured.reason === 'too-few-frames' && framesPerSecond < slowBelow)
    return [{ metric: 'reason', measured: reason, expected: 'too-few-frames or the truth', ok: true }]
  const onlyBent =
    (expected.minHipDegrees ?? 0) >= standsFrom && expected.minHipDegreesWithBentKnees !== undefined
  if (onlyBent)
    return [{ metric: 'reason', measured: reason, expected: 'knees-bent', ok: reason === 'knees-bent' }]
  return metrics.map(metric => {
    const value = values[metric]
    const truth = expected[metric] ?? Number.NaN
    if (value === undefined) return { metric, measured: reason, expected: truth, ok: false }
    return {
      metric,
      measured: value,
      expected: truth,
      ok: Math.abs(value - truth) <= tolerances[metric] + rounding,
    }
  })
}

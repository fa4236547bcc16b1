import type { Measured } from '@lithe/movements/catalog'
import type { Expected } from './truth.ts'

/** The bar: repetitions exact, holds within 0.3 s, angles within 5°. */
export const tolerances = { reps: 0, partials: 0, longestHoldSeconds: 0.3, minHipDegrees: 5 } as const
type Metric = keyof typeof tolerances

export type Comparison = {
  metric: Metric | 'reason'
  measured: number | string
  expected: number | string
  ok: boolean
}

/** The numbers that came out, by what they are; none where it was refused. */
export const metricsOf = (measured: Measured): Partial<Record<Metric, number>> => {
  if (!measured.ok) return {}
  const { measurement } = measured
  if ('reps' in measurement) return { reps: measurement.reps, partials: measurement.partials }
  if ('minHipDegrees' in measurement) return { minHipDegrees: measurement.minHipDegrees }
  return { longestHoldSeconds: measurement.longestHoldSeconds }
}

/** A hip angle from here on is standing: a body that got no further with straight knees made no reach that counts. */
const standsFrom = 150

/** Pictures a second from which nothing may be refused for being slow. */
const countedFrom = 8
const timedFrom = 14

/** Floating point leaves 0.3000000004 where 0.3 was meant. */
const rounding = 1e-6

/** Compares what was measured with what is known, metric by metric. */
export function judge(measured: Measured, expected: Expected, framesPerSecond: number): Comparison[] {
  const reason = measured.ok ? 'a number' : measured.reason
  if (expected.reason)
    return [{ metric: 'reason', measured: reason, expected: expected.reason, ok: reason === expected.reason }]
  const values = metricsOf(measured)
  const metrics = (Object.keys(tolerances) as Metric[]).filter(metric => expected[metric] !== undefined)
  // Too slow a film may be refused, but never measured wrongly.
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

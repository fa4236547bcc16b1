import type { Measured, Measurement } from '../catalog/catalog.ts'
import { createAnalyser } from '../create-analyser.ts'
import { framesOf, type StickSeries } from './stick-series.ts'

/** What ten figures a second may hide, and the same bar that films are measured by for what is timed. */
const replayTolerance = { reps: 0, holdSeconds: 0.3, degrees: 3 } as const

/** Measures a series with the analyser that measured the person; null where the bytes are no series. */
export function measureAgain(
  series: StickSeries,
  { movement, windowSeconds, ...rest }: Measurement,
): Measured | null {
  const frames = framesOf(series)
  if (!frames) return null
  const analyser = createAnalyser(movement, windowSeconds, ('ease' in rest && rest.ease) || null)
  for (const frame of frames) analyser.observe(frame)
  return analyser.result()
}

/** How far two measurements of one movement lie apart, in what it comes to. */
export function differenceOf(one: Measurement, other: Measurement): number {
  if ('reps' in one) return 'reps' in other ? Math.abs(one.reps - other.reps) : Number.POSITIVE_INFINITY
  if ('longestHoldSeconds' in one)
    return 'longestHoldSeconds' in other
      ? Math.abs(one.longestHoldSeconds - other.longestHoldSeconds)
      : Number.POSITIVE_INFINITY
  return 'minHipDegrees' in other
    ? Math.abs(one.minHipDegrees - other.minHipDegrees)
    : Number.POSITIVE_INFINITY
}

const toleranceFor = (measurement: Measurement) => {
  if ('reps' in measurement) return replayTolerance.reps
  return 'longestHoldSeconds' in measurement ? replayTolerance.holdSeconds : replayTolerance.degrees
}

/** Whether the figures come to what was said of them. */
export function agrees(series: StickSeries, said: Measurement): boolean {
  const again = measureAgain(series, said)
  return again?.ok === true && differenceOf(said, again.measurement) <= toleranceFor(said)
}

import { inSeconds, secondsBetween } from '@lithe/pose'
import type { Measured, Measurement } from '../catalog/catalog.ts'
import { createAnalyser } from '../create-analyser.ts'
import { findMoment, type Moment, type Reading } from './find-moment.ts'
import { createResampler } from './resample.ts'
import { decodeSeries, figuresPerSecond, type StickSeries } from './stick-series.ts'

/** Twice what ten figures a second hid of any film: 0.16 s and 1.4° of trembling bodies, 0.07 s and 0.23° of filmed people (ADR 60). */
const replayTolerance = { reps: 0, holdSeconds: 0.3, degrees: 2.5 } as const
/** At this many a second holds are timed, too. */
const shownRate = 20
/** Seconds before a window begins, and what is seen after its end. */
const besidesWindowSeconds = 15

export type MeasuredAgain = { measured: Measured; moment: Moment | null }

/** A series has no more figures than the window it is said to be of. */
export const mostFiguresOf = ({ windowSeconds }: Pick<Measurement, 'windowSeconds'>) =>
  Math.ceil((windowSeconds + besidesWindowSeconds) * figuresPerSecond)

/** Figures between two pauses: a few milliseconds of the slowest analyser. */
const figuresAtOnce = 2

/**
 * Measures a series with the analyser that measured the person; null where the bytes are no series. It pauses every few
 * figures, so that the caller may do other work in between.
 */
export function* measuringAgain(
  series: StickSeries,
  said: Measurement,
): Generator<undefined, MeasuredAgain | null> {
  const figures = decodeSeries(series, mostFiguresOf(said))
  const [first] = figures ?? []
  if (!figures || !first) return null
  const { movement, windowSeconds } = said
  const analyser = createAnalyser(movement, inSeconds(windowSeconds), ('ease' in said && said.ease) || null)
  const resample = createResampler(shownRate)
  const readings: Reading[] = []
  for (const [index, figure] of figures.entries()) {
    if (index % figuresAtOnce === 0) yield
    for (const frame of resample(figure)) {
      const seconds = secondsBetween(first.time, frame.time)
      // What is held ends its own window; everything else was shown to its analyser until the clock ran out.
      if (analyser.beganAt || seconds <= windowSeconds)
        readings.push({ seconds, value: analyser.observe(frame).value })
    }
  }
  const measured = analyser.result()
  const beganAt = analyser.beganAt?.() ?? first.time
  const beganSeconds = secondsBetween(first.time, beganAt)
  const moment = measured.ok
    ? findMoment({ figures, readings, beganSeconds, measured: measured.measurement })
    : null
  return { measured, moment }
}

/** The same without a pause. */
export function measureAgain(series: StickSeries, said: Measurement): MeasuredAgain | null {
  const measuring = measuringAgain(series, said)
  for (let step = measuring.next(); ; step = measuring.next()) if (step.done) return step.value
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

export const toleranceFor = (measurement: Measurement) => {
  if ('reps' in measurement) return replayTolerance.reps
  return 'longestHoldSeconds' in measurement ? replayTolerance.holdSeconds : replayTolerance.degrees
}

/** Whether what the figures came to bears out what was said. */
export const bearsOut = ({ measured }: Pick<MeasuredAgain, 'measured'>, said: Measurement): boolean =>
  measured.ok && differenceOf(said, measured.measurement) <= toleranceFor(said)

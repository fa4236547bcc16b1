import type { AnyMeasurement, Quality } from './movement-kinds.ts'

/** Type of result: a count, a time or an angle; each has different sources of error. */
export type MeasurementKind = 'count' | 'hold' | 'angle'

export type Seen = Pick<Quality, 'trackedShare' | 'framedShare' | 'visibility'> & {
  /** Frames with the person, per second of the window. */
  seenPerSecond: number
  /** Longest time without a body. */
  longestGapSeconds: number
  /** Jitter of the points, in body lengths. */
  tremble: number
}

const least = {
  good: { trackedShare: 0.8, framedShare: 0.97, visibility: 0.7 },
  fair: { trackedShare: 0.65, framedShare: 0.92, visibility: 0.5 },
}

/**
 * Calibrated by degrading films with known truth (`npm run lab -- calibrate`, docs/decisions/0025): jitter and low
 * frame rates affect counts most, gaps affect holds, and only jitter affects angles.
 */
const limits = {
  count: {
    good: { seenPerSecond: 14, longestGapSeconds: 0.7, tremble: 0.0025 },
    fair: { seenPerSecond: 9.5, longestGapSeconds: 1.2, tremble: 0.004 },
  },
  hold: {
    good: { seenPerSecond: 14, longestGapSeconds: 0.4, tremble: 0.005 },
    fair: { seenPerSecond: 9.5, longestGapSeconds: 0.5, tremble: 0.008 },
  },
  angle: {
    good: { seenPerSecond: 14, longestGapSeconds: 1.5, tremble: 0.003 },
    fair: { seenPerSecond: 8, longestGapSeconds: 4, tremble: 0.005 },
  },
} satisfies Record<MeasurementKind, unknown>

function isWithin(seen: Seen, kind: MeasurementKind, level: 'good' | 'fair') {
  const { trackedShare, framedShare, visibility } = least[level]
  const { seenPerSecond, longestGapSeconds, tremble } = limits[kind][level]
  return (
    seen.trackedShare >= trackedShare &&
    seen.framedShare >= framedShare &&
    seen.visibility >= visibility &&
    seen.seenPerSecond >= seenPerSecond &&
    seen.longestGapSeconds <= longestGapSeconds &&
    seen.tremble <= tremble
  )
}

/** Good: the error is small. Poor: it often is large. */
export function qualityLevel(kind: MeasurementKind, seen: Seen): Quality['level'] {
  if (isWithin(seen, kind, 'good')) return 'good'
  return isWithin(seen, kind, 'fair') ? 'fair' : 'poor'
}

/** Repetitions this fast need 20 fps, as a nominal 20 fps camera delivers. */
const brisk = { secondsBelow: 1.5, picturesFrom: 19 }

/** Caps the quality of a count with repetitions this close, since sparse frames may hide another. */
export function qualityAtPace(quality: Quality, shortestSeconds: number): Quality {
  const { level, framesPerSecond, trackedShare } = quality
  const mayHide = shortestSeconds < brisk.secondsBelow && framesPerSecond * trackedShare < brisk.picturesFrom
  return mayHide && level === 'good' ? { ...quality, level: 'fair' } : quality
}

const kindOf = (measurement: AnyMeasurement): MeasurementKind =>
  'reps' in measurement ? 'count' : 'longestHoldSeconds' in measurement ? 'hold' : 'angle'

const worstFirst: readonly Quality['level'][] = ['poor', 'fair', 'good']

/** The reported level, capped at what the measurement's numbers allow. */
export function believedLevel(measurement: AnyMeasurement): Quality['level'] {
  const { level, framesPerSecond, trackedShare } = measurement.quality
  const seenPerSecond = framesPerSecond * trackedShare
  const seen = { ...measurement.quality, seenPerSecond, longestGapSeconds: 0, tremble: 0 }
  const atBest = qualityLevel(kindOf(measurement), seen)
  return worstFirst.find(one => one === level || one === atBest) ?? 'poor'
}

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
type Limits = { atLeast: Partial<Seen>; atMost: Partial<Seen> }

const share = {
  good: { trackedShare: 0.8, framedShare: 0.97, visibility: 0.7 },
  fair: { trackedShare: 0.65, framedShare: 0.92, visibility: 0.5 },
}

/**
 * Calibrated by degrading films with known truth (`npm run lab -- calibrate`, docs/decisions/0025): jitter and low
 * frame rates affect counts most, gaps affect holds, and only jitter affects angles.
 */
const limits: Record<MeasurementKind, Record<'good' | 'fair', Limits>> = {
  count: {
    good: {
      atLeast: { ...share.good, seenPerSecond: 14 },
      atMost: { longestGapSeconds: 0.7, tremble: 0.0025 },
    },
    fair: {
      atLeast: { ...share.fair, seenPerSecond: 9.5 },
      atMost: { longestGapSeconds: 1.2, tremble: 0.004 },
    },
  },
  hold: {
    good: {
      atLeast: { ...share.good, seenPerSecond: 14 },
      atMost: { longestGapSeconds: 0.4, tremble: 0.005 },
    },
    fair: {
      atLeast: { ...share.fair, seenPerSecond: 9.5 },
      atMost: { longestGapSeconds: 0.5, tremble: 0.008 },
    },
  },
  angle: {
    good: {
      atLeast: { ...share.good, seenPerSecond: 14 },
      atMost: { longestGapSeconds: 1.5, tremble: 0.003 },
    },
    fair: { atLeast: { ...share.fair, seenPerSecond: 8 }, atMost: { longestGapSeconds: 4, tremble: 0.005 } },
  },
}

const entriesOf = (part: Partial<Seen>) => Object.entries(part) as [keyof Seen, number][]

const isWithin = (seen: Seen, { atLeast, atMost }: Limits) =>
  entriesOf(atLeast).every(([key, limit]) => seen[key] >= limit) &&
  entriesOf(atMost).every(([key, limit]) => seen[key] <= limit)

/** Good: the error is small. Poor: it often is large. */
export function qualityLevel(kind: MeasurementKind, seen: Seen): Quality['level'] {
  if (isWithin(seen, limits[kind].good)) return 'good'
  return isWithin(seen, limits[kind].fair) ? 'fair' : 'poor'
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
  const { level, framesPerSecond, trackedShare, framedShare, visibility } = measurement.quality
  const atBest = qualityLevel(kindOf(measurement), {
    trackedShare,
    framedShare,
    visibility,
    seenPerSecond: framesPerSecond * trackedShare,
    longestGapSeconds: 0,
    tremble: 0,
  })
  return worstFirst.find(one => one === level || one === atBest) ?? 'poor'
}

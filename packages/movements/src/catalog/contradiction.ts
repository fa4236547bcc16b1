import type { Hold, Quality } from '../definition/movement-kinds.ts'
import type { Measurement, RepetitionMeasurement } from './measurement.ts'
import { type MovementId, movementIds, movements } from './movement.ts'
import { doneInstead } from './ways.ts'
import { workoutSets } from './workout.ts'

/** Limits below the analysers' own (60 %, 85 %, 8 fps), with room for earlier players. */
const leastSeen = { trackedShare: 0.5, framedShare: 0.8, framesPerSecond: 5 }
/** Tolerance for rounded times. */
const slackSeconds = 0.01
/** Earlier players dated a landing up to 0.09 s late and a lift 0.13 s early if the feet changed at once. */
const overlapSeconds = 0.25
/** Minimum knee angles, below those that analysers accept as straight: standing or on the floor, and seated. */
const straightEnough = { standing: 140, seated: 125 }

const isBadlySeen = ({ trackedShare, framedShare, framesPerSecond }: Quality) =>
  trackedShare < leastSeen.trackedShare ||
  framedShare < leastSeen.framedShare ||
  framesPerSecond < leastSeen.framesPerSecond

function inHolds(holds: readonly Hold[], longestHoldSeconds: number): string | null {
  if (holds.length === 0) return 'a held time has no holds'
  if (holds.some((hold, index) => hold.fromSeconds < (holds[index - 1]?.toSeconds ?? 0) - overlapSeconds))
    return 'holds overlap'
  const longest = Math.max(...holds.map(({ fromSeconds, toSeconds }) => toSeconds - fromSeconds))
  return Math.abs(longest - longestHoldSeconds) > slackSeconds ? 'the longest hold is not listed' : null
}

function inRepetitions({ movement, variant, reps, deepestDegrees, windowSeconds }: RepetitionMeasurement) {
  const limits = movements[movement]
  if (limits.kind !== 'repetitions') return 'repetitions of an uncounted movement'
  const { mostPerSecond, widestFullDegrees } = limits
  if (widestFullDegrees !== null) {
    if (reps > 0 !== (deepestDegrees !== null)) return 'only full repetitions have a depth'
    if (!variant && (deepestDegrees ?? 0) > widestFullDegrees) return 'too shallow for a full repetition'
  }
  return reps > mostPerSecond * windowSeconds ? 'more repetitions than anyone does' : null
}

/** Why no analyser can have produced this measurement; null if an analyser can. Says nothing about its truth. */
export function contradictionIn(measurement: Measurement): string | null {
  if (isBadlySeen(measurement.quality)) return 'too little was seen for a number'
  if ('holds' in measurement) return inHolds(measurement.holds, measurement.longestHoldSeconds)
  if ('reps' in measurement) return inRepetitions(measurement)
  const { kneeDegrees, minHipDegrees, minHipDegreesWithBentKnees: bent, variant } = measurement
  if (kneeDegrees < straightEnough[variant ?? 'standing']) return 'a reach with bent knees does not count'
  return bent !== null && bent >= minHipDegrees ? 'the reach with bent knees is not deeper' : null
}

/** Windows that a movement has in any set or as a substitute; ending early does not change the window. */
const windowsOf = (movement: MovementId): number[] =>
  [...Object.values(workoutSets).flat(), ...movementIds.map(doneInstead)].flatMap(item =>
    item && 'movement' in item && item.movement === movement ? [item.durationSeconds] : [],
  )

export const isWindowOf = ({ movement, windowSeconds }: Pick<Measurement, 'movement' | 'windowSeconds'>) =>
  windowsOf(movement).includes(windowSeconds)

import { type HoldMeasurement, longestHold, type RepetitionMeasurement } from '@lithe/movements/catalog'
import type { Scored } from '../scored.ts'
import type { Situation } from './advice.ts'
import { type QualityFacts, qualityFacts } from './quality-facts.ts'
import type { Reader } from './reader.ts'
import { type SinceLast, sinceLast } from './since-last.ts'
import { strengthResult } from './test-result.ts'

type StrengthMovementId = RepetitionMeasurement['movement'] | HoldMeasurement['movement']

/** Message names of counted movements. */
const counted = {
  squat: 'squats',
  'push-up': 'pushUps',
  'jumping-jack': 'jumpingJacks',
  plank: 'planks',
} as const satisfies Record<StrengthMovementId, string>

export type StrengthValues = SinceLast & {
  reps: number
  partials: number
  /** Seconds; for a plank too. */
  window: number
  counted: (typeof counted)[StrengthMovementId]
  plank: number
  plankPractice: number
  /** Knee angle of the deepest squat, whole degrees. */
  depth: number
  /** Seconds per repetition, with one decimal. */
  pace: number
  set: number
  /** Unit of `last`. */
  unit: 'reps' | 'seconds'
}

export type StrengthFacts = Situation<StrengthValues> &
  QualityFacts & {
    movement: StrengthMovementId
    /** Whether the squats were chair stands. */
    seated: boolean
    reps: number
    partials: number
    /** Average over the window, pauses included; null if nothing was counted. */
    secondsPerRep: number | null
    /** Whether the window ended the plank. */
    outlasted: boolean
    deepestDegrees: number | null
    /** Percentile for age and sex; null when not scored. */
    score: number | null
  }

/** Slightly over half of today's count, so that two sets slightly exceed it. */
const setOf = (reps: number) => Math.min(20, Math.max(3, Math.ceil(reps * 0.6)))

export const strengthFacts = (
  strength: RepetitionMeasurement | HoldMeasurement,
  scored: Scored | null,
  reader: Reader,
): StrengthFacts => {
  const repetitions = 'reps' in strength ? strength : null
  const plankSeconds = 'holds' in strength ? strength.longestHoldSeconds : 0
  const outlasted = 'holds' in strength && longestHold(strength).isRunning
  const variant = repetitions?.variant ?? null
  const reps = repetitions?.reps ?? 0
  const partials = repetitions?.partials ?? 0
  return {
    band: reader.band,
    needsChair: reader.needsChair,
    zone: scored?.zone ?? null,
    score: scored?.score ?? null,
    movement: strength.movement,
    seated: variant === 'seated',
    reps,
    partials,
    secondsPerRep: reps > 0 ? strength.windowSeconds / reps : null,
    outlasted,
    deepestDegrees: repetitions?.deepestDegrees ?? null,
    ...qualityFacts(strength.quality),
    ...sinceLast(reader.last?.results.strength ?? null, strengthResult(strength), Math.round, {
      reps,
      partials,
      window: Math.round(strength.windowSeconds),
      counted: counted[strength.movement],
      plank: Math.round(plankSeconds),
      plankPractice: Math.min(30, Math.max(5, Math.round(plankSeconds * 0.5))),
      depth: Math.round(repetitions?.deepestDegrees ?? 180),
      pace: reps > 0 ? Number((strength.windowSeconds / reps).toFixed(1)) : 0,
      set: setOf(reps),
      unit: repetitions ? 'reps' : 'seconds',
    }),
  }
}

import {
  type HoldMeasurement,
  longestHold,
  movements,
  type RepetitionMeasurement,
} from '@lithe/movements/catalog'
import type { Scored } from '../scored.ts'
import type { Situation } from './advice.ts'
import { countOf } from './count-of.ts'
import { capitalised, inWords } from './number-words.ts'
import { type QualityFacts, qualityFacts } from './quality-facts.ts'
import type { Reader } from './reader.ts'
import { sinceLast } from './since-last.ts'

export type StrengthFacts = Situation &
  QualityFacts & {
    movement: RepetitionMeasurement['movement'] | HoldMeasurement['movement']
    /** Stands from a chair, where the movement is the squat. */
    seated: boolean
    reps: number
    partials: number
    /** Of the whole window, pauses included; null without a repetition. */
    secondsPerRep: number | null
    /** A plank that the clock ended. */
    outlasted: boolean
    deepestDegrees: number | null
    /** Percentile for age and sex; null for a movement that is not scored. */
    score: number | null
  }

/** Somewhat more than half of what was done, so that two sets come to a little more than today. */
const setOf = (reps: number) => Math.min(20, Math.max(3, Math.ceil(reps * 0.6)))

export const strengthFacts = (
  strength: RepetitionMeasurement | HoldMeasurement,
  scored: Scored | null,
  reader: Reader,
): StrengthFacts => {
  const repetitions = 'reps' in strength ? strength : null
  const plankSeconds = 'holds' in strength ? strength.longestHoldSeconds : 0
  const outlasted = 'holds' in strength && longestHold(strength).isRunning
  const definition = movements[strength.movement]
  const ease = repetitions?.ease ?? null
  const reps = repetitions?.reps ?? 0
  const partials = repetitions?.partials ?? 0
  const today = {
    movement: strength.movement,
    ease,
    value: repetitions ? reps : plankSeconds,
    censored: outlasted,
  }
  const wordsOf = (value: number) =>
    repetitions ? String(Math.round(value)) : countOf(Math.round(value), 'second')
  return {
    band: reader.band,
    needsChair: reader.needsChair,
    zone: scored?.zone ?? null,
    score: scored?.score ?? null,
    movement: strength.movement,
    seated: ease === 'seated',
    reps,
    partials,
    secondsPerRep: reps > 0 ? strength.windowSeconds / reps : null,
    outlasted,
    deepestDegrees: repetitions?.deepestDegrees ?? null,
    ...qualityFacts(strength.quality),
    ...sinceLast(reader.last?.results.strength ?? null, today, wordsOf, {
      reps,
      partials,
      window: Math.round(strength.windowSeconds),
      squats: countOf(reps, 'full squat'),
      times: countOf(reps, 'time'),
      rises: countOf(partials, 'rise'),
      halves: countOf(partials, 'half jack'),
      shallow: countOf(partials, 'shallower one'),
      pushUps: countOf(reps, 'full push-up'),
      counted: countOf(reps, definition.kind === 'repetitions' ? definition.countedAs : 'repetition'),
      plank: countOf(Math.round(plankSeconds), 'second'),
      plankPractice: Math.min(30, Math.max(5, Math.round(plankSeconds * 0.5))),
      depth: Math.round(repetitions?.deepestDegrees ?? 180),
      pace: reps > 0 ? (strength.windowSeconds / reps).toFixed(1) : '',
      set: inWords(setOf(reps)),
      Set: capitalised(inWords(setOf(reps))),
    }),
  }
}

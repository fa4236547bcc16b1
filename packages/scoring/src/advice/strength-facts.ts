import type { PlankMeasurement, RepetitionMeasurement } from '@lithe/movements/catalog'
import type { Scored } from '../scored.ts'
import { outlastedWindow } from '../strength/score-plank.ts'
import type { Situation } from './advice.ts'
import type { AgeBand } from './age-band.ts'
import { countOf } from './count-of.ts'
import { type QualityFacts, qualityFacts } from './quality-facts.ts'

export type StrengthFacts = Situation &
  QualityFacts & {
    movement: RepetitionMeasurement['movement'] | PlankMeasurement['movement']
    /** Stands from a chair, where the movement is the squat. */
    seated: boolean
    reps: number
    partials: number
    /** A plank that the clock ended. */
    outlasted: boolean
    deepestDegrees: number | null
    /** Percentile for age and sex; null for a movement that is not scored. */
    score: number | null
  }

export const strengthFacts = (
  strength: RepetitionMeasurement | PlankMeasurement,
  scored: Scored | null,
  band: AgeBand,
): StrengthFacts => {
  const repetitions = strength.movement === 'plank' ? null : strength
  const plankSeconds = strength.movement === 'plank' ? strength.longestHoldSeconds : 0
  const reps = repetitions?.reps ?? 0
  const partials = repetitions?.partials ?? 0
  return {
    band,
    zone: scored?.zone ?? null,
    score: scored?.score ?? null,
    movement: strength.movement,
    seated: repetitions?.ease === 'seated',
    reps,
    partials,
    outlasted: strength.movement === 'plank' && outlastedWindow(strength),
    deepestDegrees: repetitions?.deepestDegrees ?? null,
    ...qualityFacts(strength.quality),
    values: {
      reps,
      partials,
      window: Math.round(strength.windowSeconds),
      squats: countOf(reps, 'full squat'),
      times: countOf(reps, 'time'),
      rises: countOf(partials, 'rise'),
      halves: countOf(partials, 'half jack'),
      shallow: countOf(partials, 'shallower one'),
      pushUps: countOf(reps, 'full push-up'),
      jacks: countOf(reps, 'jumping jack'),
      plank: countOf(Math.round(plankSeconds), 'second'),
      depth: Math.round(repetitions?.deepestDegrees ?? 180),
      pace: reps > 0 ? (strength.windowSeconds / reps).toFixed(1) : '',
    },
  }
}

import type { ReachMeasurement } from '@lithe/movements/catalog'
import type { Scored } from '../scored.ts'
import type { Situation } from './advice.ts'
import type { AgeBand } from './age-band.ts'
import { type QualityFacts, qualityFacts } from './quality-facts.ts'

export type ReachFacts = Situation &
  QualityFacts & {
    movement: ReachMeasurement['movement']
    /** Done on a chair. */
    seated: boolean
    hipDegrees: number
    kneeDegrees: number
    bentKnees: boolean
    /** Percentile for age and sex; null for a movement that is not scored. */
    score: number | null
  }

export const reachFacts = (reach: ReachMeasurement, scored: Scored | null, band: AgeBand): ReachFacts => ({
  band,
  zone: scored?.zone ?? null,
  score: scored?.score ?? null,
  movement: reach.movement,
  seated: reach.ease === 'seated',
  hipDegrees: reach.minHipDegrees,
  kneeDegrees: reach.kneeDegrees,
  bentKnees: reach.minHipDegreesWithBentKnees !== null,
  ...qualityFacts(reach.quality),
  values: {
    degrees: Math.round(reach.minHipDegrees),
    bentDegrees: Math.round(reach.minHipDegreesWithBentKnees ?? reach.minHipDegrees),
  },
})

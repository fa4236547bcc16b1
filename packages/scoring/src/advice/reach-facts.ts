import type { ReachMeasurement } from '@lithe/movements/catalog'
import type { Scored } from '../scored.ts'
import type { Situation } from './advice.ts'
import { type QualityFacts, qualityFacts } from './quality-facts.ts'
import type { Reader } from './reader.ts'
import { type SinceLast, sinceLast } from './since-last.ts'
import { reachResult } from './test-result.ts'

/** Hip angle in whole degrees; smaller is deeper. */
export type ReachValues = SinceLast & { degrees: number; bentDegrees: number }

export type ReachFacts = Situation<ReachValues> &
  QualityFacts & {
    movement: ReachMeasurement['movement']
    seated: boolean
    hipDegrees: number
    kneeDegrees: number
    bentKnees: boolean
    /** Percentile for age and sex; null when not scored. */
    score: number | null
  }

export function reachFacts(reach: ReachMeasurement, scored: Scored | null, reader: Reader): ReachFacts {
  const variant = reach.variant ?? null
  const value = reach.minHipDegrees
  const bentDegrees = reach.minHipDegreesWithBentKnees
  return {
    band: reader.band,
    needsChair: reader.needsChair,
    zone: scored?.zone ?? null,
    score: scored?.score ?? null,
    movement: reach.movement,
    seated: variant === 'seated',
    hipDegrees: value,
    kneeDegrees: reach.kneeDegrees,
    bentKnees: bentDegrees !== null,
    ...qualityFacts(reach.quality),
    ...sinceLast(reader.last?.results.flexibility ?? null, reachResult(reach), Math.round, {
      degrees: Math.round(value),
      bentDegrees: Math.round(bentDegrees ?? value),
    }),
  }
}

import type { StanceHold, StanceMeasurement } from '@lithe/movements/catalog'
import { reachedWindow } from '../balance/score-stance.ts'
import type { Zone } from '../words.ts'
import type { Situation } from './advice.ts'
import type { AgeBand } from './age-band.ts'
import { countOf } from './count-of.ts'
import { type QualityFacts, qualityFacts } from './quality-facts.ts'

export type StanceFacts = Situation &
  QualityFacts & {
    seconds: number
    reachedCap: boolean
    holdCount: number
    legsTried: number
    /** Longest hold on one leg minus longest on the other; null when only one was tried. */
    legGapSeconds: number | null
    /** Sideways travel of the hips, in body heights. */
    sway: number
    /** The easier way it was done in; null as it is meant. */
    ease: StanceMeasurement['ease'] | null
  }

type Side = StanceHold['lifted']
const otherSide = { left: 'right', right: 'left' } as const satisfies Record<Side, Side>

const bestSeconds = (holds: readonly StanceHold[], lifted: Side) =>
  holds
    .filter(hold => hold.lifted === lifted)
    .reduce((best, hold) => Math.max(best, hold.toSeconds - hold.fromSeconds), 0)

export function stanceFacts(stance: StanceMeasurement, zone: Zone | null, band: AgeBand): StanceFacts {
  const left = bestSeconds(stance.holds, 'left')
  const right = bestSeconds(stance.holds, 'right')
  const lifted: Side = left >= right ? 'left' : 'right'
  const legsTried = stance.ease === 'semi-tandem' ? 0 : Number(left > 0) + Number(right > 0)
  const gap = Math.abs(left - right)
  return {
    band,
    zone,
    seconds: stance.longestHoldSeconds,
    reachedCap: reachedWindow(stance),
    holdCount: stance.holds.length,
    legsTried,
    legGapSeconds: legsTried === 2 ? gap : null,
    sway: stance.sway,
    ease: stance.ease ?? null,
    ...qualityFacts(stance.quality),
    values: {
      seconds:
        stance.longestHoldSeconds < 1
          ? 'under a second'
          : countOf(Math.round(stance.longestHoldSeconds), 'second'),
      window: Math.round(stance.windowSeconds),
      holds: stance.holds.length,
      foot: legsTried === 0 ? 'one foot' : `your ${lifted} foot`,
      strongLeg: otherSide[lifted],
      weakLeg: lifted,
      gap: countOf(Math.round(gap), 'second'),
    },
  }
}

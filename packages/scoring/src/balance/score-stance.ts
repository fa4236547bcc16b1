import type { StanceMeasurement } from '@lithe/movements/catalog'
import { curveThrough } from '../model/curve.ts'
import { normalLogDensity, normalShareBelow } from '../model/normal.ts'
import { capSlackSeconds, shortestHoldSeconds } from '../norms/camera-error.ts'
import { stanceCurve } from '../norms/stance-norm.ts'
import type { Person } from '../person.ts'
import type { Scored } from '../scored.ts'
import { type Zone, zoneOfScore } from '../words.ts'

const medianLogSeconds = curveThrough(stanceCurve.ages, stanceCurve.medianLogSeconds)
const sigma = stanceCurve.sigmaLogSeconds

/** The curve was fitted below a minute; beyond it, it may be used above 60 years only. */
const fittedCapSeconds = 60
const longWindowFromAge = 60

/** Seconds at which a hold says no more than "at least this long". */
const capSeconds = (windowSeconds: number, age: number) =>
  age >= longWindowFromAge ? windowSeconds : Math.min(windowSeconds, fittedCapSeconds)

/** Share of people of an age who hold for less than `seconds`. */
export const shareHoldingLess = (seconds: number, age: number): number =>
  normalShareBelow((Math.log(seconds) - medianLogSeconds(age)) / sigma)

/** Whether the clock ran out first. */
export const reachedWindow = (stance: StanceMeasurement): boolean =>
  stance.longestHoldSeconds >= stance.windowSeconds - capSlackSeconds

export function stanceZone(score: number, seconds: number, age: number): Zone {
  const belowTenSeconds = seconds < 10 && age >= 50 && age <= 75
  const belowFiveSeconds = seconds < 5 && age <= 79
  return belowTenSeconds || belowFiveSeconds ? 'red' : zoneOfScore(score)
}

/** A hold at the cap is censored: it shares the rank of everyone who got there. */
export function scoreStance(stance: StanceMeasurement, { age }: Person): Scored {
  const cap = capSeconds(stance.windowSeconds, age)
  const censored = stance.longestHoldSeconds >= cap - capSlackSeconds
  const seconds = censored ? cap : Math.max(stance.longestHoldSeconds, shortestHoldSeconds)
  const below = shareHoldingLess(seconds, age)
  const score = 100 * (censored ? below + (1 - below) / 2 : below)
  return {
    score,
    zone: censored ? zoneOfScore(score) : stanceZone(score, seconds, age),
    evidence: candidate =>
      censored
        ? Math.log(1 - shareHoldingLess(cap, candidate))
        : normalLogDensity(Math.log(seconds), medianLogSeconds(candidate), sigma),
  }
}

import type { StanceMeasurement } from '@lithe/movements/catalog'
import { curveThrough } from '../model/curve.ts'
import { normalLogDensity, normalShareBelow, normalValueAt } from '../model/normal.ts'
import type { AgeEvidence } from '../model/posterior.ts'
import { cameraErrors, capSlackSeconds, shortestHoldSeconds } from '../norms/camera-error.ts'
import { retestErrors } from '../norms/retest-error.ts'
import { stanceCurve } from '../norms/stance-norm.ts'
import type { Person } from '../person.ts'
import type { AgeSay, Scored } from '../scored.ts'
import { scoreBasis, type Zone, zoneOfScore } from '../words.ts'

const medianLogSeconds = curveThrough(stanceCurve.ages, stanceCurve.medianLogSeconds)
const sigma = stanceCurve.sigmaLogSeconds

/** The curve was fitted below a minute; beyond it, it may be used above 60 years only. */
const fittedCapSeconds = 60
const longWindowFromAge = 60

/** Seconds at which a hold says no more than "at least this long". */
const capSeconds = (windowSeconds: number, age: number) =>
  age >= longWindowFromAge ? windowSeconds : Math.min(windowSeconds, fittedCapSeconds)

/** Share of people of an age who hold for less than `seconds`. */
export const shareHoldingLess = (seconds: number, age: number, spread: number = sigma): number =>
  normalShareBelow((Math.log(seconds) - medianLogSeconds(age)) / spread)

/** Whether the clock ran out first. */
export const reachedWindow = (stance: StanceMeasurement): boolean =>
  stance.longestHoldSeconds >= stance.windowSeconds - capSlackSeconds

export function stanceZone(score: number, seconds: number, age: number): Zone {
  const belowTenSeconds = seconds < 10 && age >= 50 && age <= 75
  const belowFiveSeconds = seconds < 5 && age <= 79
  return belowTenSeconds || belowFiveSeconds ? 'red' : zoneOfScore(score)
}

function basisFor(windowSeconds: number, age: number): string {
  if (windowSeconds <= fittedCapSeconds) return scoreBasis['single-leg-stance']
  return age >= longWindowFromAge
    ? 'An estimate beyond a minute: published times end there, and a model carries them on.'
    : 'Compared with published times for your age, which end at a minute.'
}

/** Log seconds that people who outlast the cap hold, each as likely as the others, for an age. */
const outlasting = (cap: number, age: number): number[] => {
  const below = shareHoldingLess(cap, age)
  return [0.1, 0.3, 0.5, 0.7, 0.9].map(
    share => medianLogSeconds(age) + sigma * normalValueAt(below + share * (1 - below)),
  )
}

/** A hold at the cap is censored: it shares the rank of everyone who got there. */
export function scoreStance(stance: StanceMeasurement, { age }: Person): Scored & AgeSay {
  const cap = capSeconds(stance.windowSeconds, age)
  const cameraError = cameraErrors[stance.quality.level].logSeconds
  const spread = Math.hypot(sigma, cameraError)
  const retestError = Math.hypot(retestErrors['single-leg-stance']?.error ?? 0, cameraError)
  const isCensored = (held: number) => held >= cap - capSlackSeconds
  const atTheCap: AgeEvidence = candidate => Math.log(1 - shareHoldingLess(cap, candidate, spread))
  const evidenceAt = (held: number): AgeEvidence =>
    isCensored(held)
      ? atTheCap
      : candidate => normalLogDensity(Math.log(held), medianLogSeconds(candidate), spread)
  const censored = isCensored(stance.longestHoldSeconds)
  const seconds = censored ? cap : Math.max(stance.longestHoldSeconds, shortestHoldSeconds)
  const below = shareHoldingLess(seconds, age)
  const score = 100 * (censored ? below + (1 - below) / 2 : below)
  return {
    score,
    zone: censored ? zoneOfScore(score) : stanceZone(score, seconds, age),
    basis: basisFor(stance.windowSeconds, age),
    evidence: evidenceAt(seconds),
    evidenceOff: errors =>
      evidenceAt(Math.max(seconds * Math.exp(errors * retestError), shortestHoldSeconds)),
    likelyOff: censored
      ? outlasting(cap, age).map(logSeconds => (logSeconds - Math.log(cap)) / retestError)
      : [0],
  }
}

import { normalDensity, normalShareBelow } from '../model/normal.ts'
import type { SexTerm } from '../person.ts'

/**
 * Cure-type model of one-leg standing. Balance limits a fraction of people that grows with age; they step off after a
 * log-normal time. Everyone may also step off by chance, after a Weibull time independent of age. So a late step-down
 * says little about age, and an early one much.
 */
export type StanceParameters = {
  /** Median log seconds of people limited by balance. */
  medianLogSecondsAt70: number
  logSecondsLostPerDecade: number
  /** Log odds of being limited by balance. */
  limitedLogOddsAt70: number
  limitedLogOddsPerDecade: number
  sigmaLogSeconds: number
  /** Weibull scale and shape of stepping off by chance. */
  chanceScaleSeconds: number
  chanceShape: number
  /** Men relative to women, in log seconds and log odds. */
  menLongerLogSeconds: number
}

/** People of the same age and sex; `study` shifts them, in log seconds and log odds. */
export type Standers = { limitedShare: number; medianLogSeconds: number }

export function standersOf(of: StanceParameters, age: number, sex: SexTerm, study: number): Standers {
  const decades = (age - 70) / 10
  const shift = study + of.menLongerLogSeconds * sex
  const logOdds = of.limitedLogOddsAt70 + of.limitedLogOddsPerDecade * decades - shift
  return {
    limitedShare: 1 / (1 + Math.exp(-logOdds)),
    medianLogSeconds: of.medianLogSecondsAt70 - of.logSecondsLostPerDecade * decades + shift,
  }
}

/** A quantity as a function of `limitedShare` and `medianLogSeconds`. */
type OfStanders = (limitedShare: number, medianLogSeconds: number) => number

/** Fraction who stepped off for lack of balance before `seconds`. */
export function shareLimitedBelow({ sigmaLogSeconds }: StanceParameters, seconds: number): OfStanders {
  const logSeconds = Math.log(seconds)
  return (limitedShare, medianLogSeconds) =>
    limitedShare * normalShareBelow((logSeconds - medianLogSeconds) / sigmaLogSeconds)
}

const chanceHazard = ({ chanceScaleSeconds, chanceShape }: StanceParameters, seconds: number): number =>
  (chanceShape / chanceScaleSeconds) * (seconds / chanceScaleSeconds) ** (chanceShape - 1)

/** Fraction of people who have not stepped off by chance before `seconds`. */
export const shareWithoutChance = (
  { chanceScaleSeconds, chanceShape }: StanceParameters,
  seconds: number,
): number => Math.exp(-((seconds / chanceScaleSeconds) ** chanceShape))

/**
 * Likelihood terms of a hold, given no earlier chance event: a density for a step-down, a fraction for a running hold.
 * People limited by balance enter by their density; everyone else by balance and chance together.
 */
export type Known = { logSeconds: number; sigmaLogSeconds: number; byBalance: number; ofAllLeft: number }

export const steppedOffAt = (of: StanceParameters, seconds: number): Known => ({
  logSeconds: Math.log(seconds),
  sigmaLogSeconds: of.sigmaLogSeconds,
  byBalance: 1 / (of.sigmaLogSeconds * seconds),
  ofAllLeft: chanceHazard(of, seconds),
})

export const stoodFor = ({ sigmaLogSeconds }: StanceParameters, seconds: number): Known => ({
  logSeconds: Math.log(seconds),
  sigmaLogSeconds,
  byBalance: 0,
  ofAllLeft: 1,
})

/** Likelihood for a `limitedShare` and `medianLogSeconds`; takes scalars, as a score evaluates thousands. */
export function likelihoodOf(known: Known, limitedShare: number, medianLogSeconds: number): number {
  const z = (known.logSeconds - medianLogSeconds) / known.sigmaLogSeconds
  const left = known.ofAllLeft * (1 - limitedShare * normalShareBelow(z))
  return known.byBalance === 0 ? left : left + known.byBalance * limitedShare * normalDensity(z)
}

import { normalDensity, normalShareBelow } from '../model/normal.ts'
import type { SexTerm } from '../person.ts'

/**
 * How long people stand on one leg. Balance limits a share of every age that grows with the years; those it limits
 * step off after a log-normal time. All others, and those too, step off by chance sooner or later: a Weibull time
 * that does not know of age. So a foot that comes down late says little about age, and one that comes down early much.
 */
export type StanceParameters = {
  /** Log seconds at which half of those whom balance limits have stepped off. */
  medianLogSecondsAt70: number
  logSecondsLostPerDecade: number
  /** Log odds of being limited by balance. */
  limitedLogOddsAt70: number
  limitedLogOddsPerDecade: number
  sigmaLogSeconds: number
  /** Weibull scale and shape of stepping off by chance. */
  chanceScaleSeconds: number
  chanceShape: number
  /** Men against women, log seconds and log odds alike. */
  menLongerLogSeconds: number
}

/** People of one age and sex; `study` shifts all of them, in log seconds and log odds alike. */
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

/** By their `limitedShare` and `medianLogSeconds`: a number of people. */
type OfStanders = (limitedShare: number, medianLogSeconds: number) => number

/** Share of people whom balance has made step off before `seconds`. */
export function shareLimitedBelow({ sigmaLogSeconds }: StanceParameters, seconds: number): OfStanders {
  const logSeconds = Math.log(seconds)
  return (limitedShare, medianLogSeconds) =>
    limitedShare * normalShareBelow((logSeconds - medianLogSeconds) / sigmaLogSeconds)
}

const chanceHazard = ({ chanceScaleSeconds, chanceShape }: StanceParameters, seconds: number): number =>
  (chanceShape / chanceScaleSeconds) * (seconds / chanceScaleSeconds) ** (chanceShape - 1)

/** Share of people who have not stepped off by chance before `seconds`. */
export const shareWithoutChance = (
  { chanceScaleSeconds, chanceShape }: StanceParameters,
  seconds: number,
): number => Math.exp(-((seconds / chanceScaleSeconds) ** chanceShape))

/**
 * What is known of a hold, given no chance before: that a foot came down then, people a second, or that it was still up, a
 * share of people. Whom balance limits count by the density of their time, and all who are left, by balance and chance, once.
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

/** How likely it is of people by their `limitedShare` and `medianLogSeconds`. A score asks for thousands, so no object holds them. */
export function likelihoodOf(known: Known, limitedShare: number, medianLogSeconds: number): number {
  const z = (known.logSeconds - medianLogSeconds) / known.sigmaLogSeconds
  const left = known.ofAllLeft * (1 - limitedShare * normalShareBelow(z))
  return known.byBalance === 0 ? left : left + known.byBalance * limitedShare * normalDensity(z)
}

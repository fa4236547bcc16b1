import { comparison } from '@lithe/contracts/constants'
import type { Centred } from './model/centring.ts'
import { normalDensity, normalShareBelow } from './model/normal.ts'
import { type Prior, posteriorMean } from './model/posterior.ts'
import type { AgeSay, Scored } from './scored.ts'

/** Combined standing among people of the same age, as percentiles, 0–100. */
export type Standing = {
  /** Mean of the tests' percentiles; we chose equal weights. */
  share: number
  /** 80 % interval, given retest, camera and between-study error. */
  from: number
  to: number
}

type Stands = Pick<Scored, 'score'> & Pick<AgeSay, 'scoreOff'>

const eightyPercentSds = 1.2816
/** Step for a numerical slope, in standard errors; small enough at both ends of the scale. */
const near = 0.25
const meanOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length

/** Probit: standard deviations from the mean for a fraction of the population. */
function deviationsAt(share: number): number {
  let [low, high] = [-6, 6]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (normalShareBelow(middle) < share) low = middle
    else high = middle
  }
  return low
}

/** Null if no test counts. Symmetric in standard deviations, so it never leaves 0–100. */
export function standingOf(tests: readonly Stands[]): Standing | null {
  if (tests.length === 0) return null
  const share = meanOf(tests.map(({ score }) => score))
  const slopes = tests.map(({ scoreOff }) => (scoreOff(near) - scoreOff(-near)) / (2 * near))
  const at = deviationsAt(Math.min(0.999, Math.max(0.001, share / 100)))
  const sd = Math.hypot(...slopes) / tests.length / (100 * normalDensity(at))
  const end = (off: number) => 100 * normalShareBelow(at + off * sd)
  return { share, from: end(-eightyPercentSds), to: end(eightyPercentSds) }
}

/** Why a standing comes before the age: the person is young, or no result subtracts two years. */
export type Leads = 'young' | 'few'

/** Tests hardly distinguish ages below this. */
const leadsUntilAge = 40

/** Null if the age comes first: from 40, if the best possible result would subtract two years. */
export function leadsFor(prior: Prior, says: readonly Pick<Centred, 'best'>[]): Leads | null {
  if (prior.mean < leadsUntilAge) return 'young'
  const youngest = posteriorMean(
    prior,
    says.map(({ best }) => best),
  )
  return youngest - prior.mean > comparison.youngerAtMost ? 'few' : null
}

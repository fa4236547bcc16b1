import { comparison } from '@lithe/contracts/constants'
import type { Centred } from './model/centring.ts'
import { normalDensity, normalShareBelow } from './model/normal.ts'
import { type Prior, posteriorMean } from './model/posterior.ts'
import type { AgeSay, Scored } from './scored.ts'

/** Where all tests together stand among people of the same age, as percentiles, 0–100. */
export type Standing = {
  /** The mean of the tests' own: each counts the same, which is our choice. */
  share: number
  /** Four times out of five it lies in here, as far as days, the camera and studies differ. */
  from: number
  to: number
}

type Stands = Pick<Scored, 'score'> & Pick<AgeSay, 'scoreOff'>

const eightyPercentSds = 1.2816
/** Of a standard error: near enough for a slope, at either end of the scale too. */
const near = 0.25
const meanOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length

/** How many standard deviations from the middle a share of a normal population ends. */
function deviationsAt(share: number): number {
  let [low, high] = [-6, 6]
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2
    if (normalShareBelow(middle) < share) low = middle
    else high = middle
  }
  return low
}

/** Null without a test that has a say. The band is even on the scale of deviations, so it never leaves 0–100. */
export function standingOf(tests: readonly Stands[]): Standing | null {
  if (tests.length === 0) return null
  const share = meanOf(tests.map(({ score }) => score))
  const slopes = tests.map(({ scoreOff }) => (scoreOff(near) - scoreOff(-near)) / (2 * near))
  const at = deviationsAt(Math.min(0.999, Math.max(0.001, share / 100)))
  const sd = Math.hypot(...slopes) / tests.length / (100 * normalDensity(at))
  const end = (off: number) => 100 * normalShareBelow(at + off * sd)
  return { share, from: end(-eightyPercentSds), to: end(eightyPercentSds) }
}

/** Why a standing comes before the age: the person is young, or nothing that was measured takes two years off an age. */
export type Leads = 'young' | 'few'

/** Below it tests hardly tell one age from another. */
const leadsUntilAge = 40

/** Null where the age comes first: from 40 on, where the best of all results would take two years off. */
export function leadsFor(prior: Prior, says: readonly Pick<Centred, 'best'>[]): Leads | null {
  if (prior.mean < leadsUntilAge) return 'young'
  const youngest = posteriorMean(
    prior,
    says.map(({ best }) => best),
  )
  return youngest - prior.mean > comparison.youngerAtMost ? 'few' : null
}

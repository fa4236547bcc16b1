import type { Test } from '@lithe/movements/catalog'
import type { TestResult } from './advice/last-visit.ts'
import type { Breakdown } from './assessment.ts'
import { type Concern, middleHalf } from './concern.ts'
import type { Posterior } from './model/posterior.ts'
import { mobilityStatus, type Zone, zoneSpans } from './reported.ts'
import type { Standing } from './standing.ts'

/** A shorter hold, in an easier stance or the red, is the place to begin: batteries require ten seconds. */
const passSeconds = 10

const isRed = (part: Breakdown[Test]) => 'zone' in part && part.zone === 'red'

const toldSeconds = (seconds: number) => (seconds < 1 ? 0 : Math.round(seconds))

/** A drop from over ten seconds to under five, reported at any age, whatever the retest error. */
export const fallSince = (last: TestResult | null, today: TestResult | null): Concern | null =>
  last &&
  today &&
  last.movement === today.movement &&
  last.variant === today.variant &&
  last.value > 10 &&
  today.value < 5 &&
  !today.censored
    ? { code: 'first-fall', values: { last: toldSeconds(last.value), seconds: toldSeconds(today.value) } }
    : null

export function concernOf(
  breakdown: Breakdown,
  standing: Standing | null,
  isNearFall: boolean,
): Concern | null {
  const { balance } = breakdown
  if (isNearFall) return { code: 'first-near-fall', values: {} }
  if ('duration' in balance) {
    const seconds = toldSeconds(balance.duration)
    const { variant, zone } = balance
    if (variant && balance.duration < passSeconds)
      return {
        code: 'first-eased',
        values: { way: variant === 'semi-tandem' ? 'halfStep' : 'chair', seconds },
      }
    if (zone === 'red' && balance.duration < passSeconds)
      return { code: 'first-balance', values: { seconds } }
  }
  const reds = Object.values(breakdown).filter(isRed).length
  if (reds >= 2 || isRed(balance)) return { code: 'first-reds', values: { reds } }
  return standing && standing.share < middleHalf.from ? { code: 'first-low', values: {} } : null
}

/** A report's colour: never green if there is a concern; red if the likely standing is all red. */
export function statusOf(
  age: number,
  posterior: Posterior,
  standing: Standing,
  concern: Concern | null,
): Zone {
  const byAge = mobilityStatus(age, posterior)
  if (byAge === 'red' || standing.to < zoneSpans.red.end) return 'red'
  return concern ? 'yellow' : byAge
}

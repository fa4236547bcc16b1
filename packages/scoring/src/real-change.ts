import type { MovementId } from '@lithe/movements/catalog'
import { retestErrors } from './norms/retest-error.ts'

/** A mobility age as a report tells it. */
export type Aged = {
  /** Years; null when nothing could be scored. */
  mobilityAge: number | null
  /** It is that or more. */
  isOrMore?: boolean
  /** Standard deviation between two sittings, years; null without an age. */
  retestSdYears: number | null
  /** Years younger that having done the tests before makes of these results; null without an age. */
  practiceYears: number | null
}

/**
 * 95 of 100 pairs of sittings of one unchanged person lie closer together than this many standard deviations: 1.96 of a
 * normal, and more here, because short holds make for heavy tails.
 */
const ninetyFivePercent = 2.05

export type Change = {
  /** The later age minus the earlier one; negative is younger. */
  years: number
  /** A change counts when it is larger than this: more for getting younger, which practice alone does a little. */
  smallestYears: number
  isReal: boolean
}

/** From an earlier to a later age; null when one of them is not there, or is "or more". */
export function changeBetween(earlier: Aged, later: Aged): Change | null {
  if (earlier.mobilityAge === null || later.mobilityAge === null) return null
  if (earlier.isOrMore || later.isOrMore) return null
  const years = later.mobilityAge - earlier.mobilityAge
  const swing = Math.hypot(earlier.retestSdYears ?? 0, later.retestSdYears ?? 0)
  const practice = later.practiceYears ?? 0
  const smallestYears = Math.max(0, ninetyFivePercent * swing + (years < 0 ? practice : -practice))
  return { years, smallestYears, isReal: Math.abs(years) > smallestYears }
}

/** Whether a later age differs from an earlier one by more than two sittings of one person do, practice set aside. */
export const isRealChange = (earlier: Aged, later: Aged): boolean =>
  changeBetween(earlier, later)?.isReal ?? false

/** Results of another day outside of these are a real change, in the movement's own unit. */
export type OrdinaryRange = { from: number; to: number }

/**
 * Between which results (seconds, degrees or repetitions) 95 of 100 other days of one unchanged adult lie, all clearly
 * seen; null where it is not known. Holds vary by shares of their length, so theirs reaches further up than down; short
 * ones by seconds, where that is further.
 */
export function ordinaryRange(movement: MovementId, value: number): OrdinaryRange | null {
  const retest = retestErrors[movement]
  if (!retest) return null
  const smallest = ninetyFivePercent * Math.SQRT2 * retest.error
  if (retest.scale === 'plain') return { from: value - smallest, to: value + smallest }
  const seconds = Math.max(value, 1)
  const plain = ninetyFivePercent * Math.SQRT2 * ('plainError' in retest ? retest.plainError : 0)
  return {
    from: Math.max(0, Math.min(seconds * Math.exp(-smallest), seconds - plain)),
    to: Math.max(seconds * Math.exp(smallest), seconds + plain),
  }
}

import type { MovementId } from '@lithe/movements/catalog'
import { retestErrors } from './norms/retest-error.ts'

/** A mobility age as a report tells it. */
export type Aged = {
  /** Years; null when nothing could be scored. */
  mobilityAge: number | null
  /** Standard deviation between two sittings, years; missing in reports made before it was worked out. */
  retestSdYears?: number | null
}

/** What stands in where a report does not say: the model's mean from 50 to 80, with all three tests clearly seen. */
export const typicalRetestSdYears = 1.5

/** 95 of 100 pairs of sittings of one unchanged person lie closer together than this many standard deviations. */
const ninetyFivePercent = 1.96

export type Change = {
  /** The later age minus the earlier one; negative is younger. */
  years: number
  /** A change counts when it is larger than this. */
  smallestYears: number
  isReal: boolean
}

/** From an earlier to a later age; null when one of them is not there. */
export function changeBetween(earlier: Aged, later: Aged): Change | null {
  if (earlier.mobilityAge === null || later.mobilityAge === null) return null
  const years = later.mobilityAge - earlier.mobilityAge
  const [sd = typicalRetestSdYears, laterSd = typicalRetestSdYears] = [earlier, later].map(
    ({ retestSdYears }) => retestSdYears ?? undefined,
  )
  const smallestYears = ninetyFivePercent * Math.hypot(sd, laterSd)
  return { years, smallestYears, isReal: Math.abs(years) > smallestYears }
}

/** Whether two ages differ by more than two sittings of one person do. Which came first makes no difference. */
export const isRealChange = (one: Aged, other: Aged): boolean => changeBetween(one, other)?.isReal ?? false

/**
 * Whether two results of one movement (seconds, degrees or repetitions, both clearly seen) differ by more than two
 * sittings of one adult do; null where nobody knows. Two holds that both reached the end of the window are the same.
 */
export function isRealMovementChange(movement: MovementId, one: number, other: number): boolean | null {
  const retest = retestErrors[movement]
  if (!retest) return null
  const smallest = ninetyFivePercent * Math.SQRT2 * retest.error
  return retest.scale === 'log'
    ? Math.abs(Math.log(Math.max(one, 1)) - Math.log(Math.max(other, 1))) > smallest
    : Math.abs(one - other) > smallest
}

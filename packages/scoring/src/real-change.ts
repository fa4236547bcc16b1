import type { MovementId } from '@lithe/movements/catalog'
import { retestErrors } from './norms/retest-error.ts'

/** 95 of 100 pairs of sittings of one unchanged person lie closer together than this many standard deviations. */
const ninetyFivePercent = 1.96

/** Results of another day outside of these are a real change, in the movement's own unit. */
export type OrdinaryRange = { from: number; to: number }

/**
 * Between which results (seconds, degrees or repetitions) 95 of 100 other days of one unchanged adult lie, all clearly
 * seen; null where it is not known. Holds vary by shares of their length, so theirs reaches further up than down.
 */
export function ordinaryRange(movement: MovementId, value: number): OrdinaryRange | null {
  const retest = retestErrors[movement]
  if (!retest) return null
  const smallest = ninetyFivePercent * Math.SQRT2 * retest.error
  if (retest.scale === 'plain') return { from: value - smallest, to: value + smallest }
  const seconds = Math.max(value, 1)
  return { from: seconds * Math.exp(-smallest), to: seconds * Math.exp(smallest) }
}

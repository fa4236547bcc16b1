import type { MovementId } from '@lithe/movements/catalog'
import { retestErrors } from './norms/retest-error.ts'

/** Standard deviations that include 95 % of retest differences of an unchanged person. */
const ninetyFivePercent = 1.96

/** A result outside this range on another day is a real change; in the movement's unit. */
export type OrdinaryRange = { from: number; to: number }

/**
 * 95 % retest interval (seconds, degrees or repetitions) of an unchanged adult with clear recordings; null if unknown.
 * Multiplicative for holds, so wider upwards.
 */
export function ordinaryRange(movement: MovementId, value: number): OrdinaryRange | null {
  const retest = retestErrors[movement]
  if (!retest) return null
  const smallest = ninetyFivePercent * Math.SQRT2 * retest.error
  if (retest.scale === 'plain') return { from: value - smallest, to: value + smallest }
  const seconds = Math.max(value, 1)
  return { from: seconds * Math.exp(-smallest), to: seconds * Math.exp(smallest) }
}

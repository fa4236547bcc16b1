import type { Measured } from '@lithe/movements/catalog'
import { modelVersion } from '../model/model-version.ts'
import { usableStance } from '../usable.ts'
import { type AgeBand, ageBandOf } from './age-band.ts'
import type { LastVisit } from './last-visit.ts'

/** From here a body of any age is given something to hold. */
export const steadyFromSeconds = 5
const chairFromAge = 65

/** Whom the words are for. */
export type Reader = {
  band: AgeBand
  /** Every standing exercise names something to hold on to. */
  needsChair: boolean
  last: LastVisit | null
}

/** A stance of under five seconds, one with help, or one that ended in a near fall or feeling unwell. */
function isUnsteady(balance: Measured | undefined): boolean {
  if (balance?.ok === false) return balance.reason === 'near-fall' || balance.reason === 'felt-unwell'
  const found = usableStance(balance)
  if ('missing' in found) return false
  const { ease, longestHoldSeconds } = found.measurement
  return ease !== undefined || longestHoldSeconds < steadyFromSeconds
}

const noResults = { balance: null, flexibility: null, strength: null }

/** Of a visit measured otherwise, what it advised; its results are not on the same ground. */
const comparable = (last: LastVisit | null): LastVisit | null =>
  last && last.modelVersion !== modelVersion ? { ...last, results: noResults } : last

export const readerOf = (
  { age }: { age: number },
  balance: Measured | undefined,
  last: LastVisit | null,
): Reader => ({
  band: ageBandOf(age),
  needsChair: age >= chairFromAge || isUnsteady(balance),
  last: comparable(last),
})

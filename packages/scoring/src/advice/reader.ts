import type { Measured } from '@lithe/movements/catalog'
import { modelVersion } from '../model/model-version.ts'
import { usableStance } from '../usable.ts'
import { type AgeBand, ageBandOf } from './age-band.ts'
import type { LastVisit } from './last-visit.ts'

/** Shorter holds get advice with support at any age. */
export const steadyFromSeconds = 5
const chairFromAge = 65

export type Reader = {
  band: AgeBand
  /** Whether every standing exercise must name a support. */
  needsChair: boolean
  last: LastVisit | null
}

/** Whether a hold was under five seconds or with help, or ended in a near fall or feeling unwell. */
function isUnsteady(balance: Measured | undefined): boolean {
  if (balance?.ok === false) return balance.reason === 'near-fall' || balance.reason === 'felt-unwell'
  const found = usableStance(balance)
  if ('missing' in found) return false
  const { variant, longestHoldSeconds } = found.measurement
  return variant !== undefined || longestHoldSeconds < steadyFromSeconds
}

const noResults = { balance: null, flexibility: null, strength: null }

/** Keeps only the advice from a visit under another model, whose results are not comparable. */
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

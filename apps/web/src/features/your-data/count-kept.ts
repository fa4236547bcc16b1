import type { readKept } from '@lithe/contracts/api'
import type { z } from 'zod'

/** What the server keeps, in numbers one can picture. */
export type Kept = {
  reports: number
  measurements: number
  /** None where nothing was given or measured. */
  profiles: number
  names: readonly string[]
  /** Whether the server has heard of this person at all. */
  isKnown: boolean
}

export function countKept(told: z.output<typeof readKept.data>): Kept {
  const { reports, measurements, profiles, knownSince } = told
  const names = [told, ...profiles].map(({ userDetails }) => userDetails.name).filter(name => name !== '')
  const isNobody = names.length === 0 && reports + measurements + profiles.length === 0
  return {
    ...{ reports, measurements, names },
    profiles: isNobody ? 0 : 1 + profiles.length,
    isKnown: knownSince !== null,
  }
}

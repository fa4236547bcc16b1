import type { Export } from '@lithe/contracts/api'

/** What the server keeps, in numbers one can picture. */
export type Kept = {
  reports: number
  measurements: number
  /** None where nobody has given or measured anything. */
  profiles: number
  names: readonly string[]
  /** Whether the server has heard of this person at all. */
  isKnown: boolean
}

export function countKept({ person, profiles }: Pick<Export, 'person' | 'profiles'>): Kept {
  const everybody = [person, ...profiles]
  const names = everybody.map(({ userDetails }) => userDetails.name).filter(name => name !== '')
  const reports = everybody.reduce((sum, { assessments }) => sum + assessments.length, 0)
  const measurements = everybody.reduce((sum, { sessions }) => sum + sessions.length, 0)
  const isNobody = names.length === 0 && reports + measurements + profiles.length === 0
  const isKnown = person.knownSince !== null
  return { reports, measurements, profiles: isNobody ? 0 : everybody.length, names, isKnown }
}

import type { Export } from '@lithe/contracts/api'

/** What the server keeps, in numbers one can picture. */
export type Kept = { reports: number; measurements: number; profiles: number; names: readonly string[] }

export function countKept({ person, profiles }: Pick<Export, 'person' | 'profiles'>): Kept {
  const everybody = [person, ...profiles]
  const names = everybody.map(({ userDetails }) => userDetails.name).filter(name => name !== '')
  const reports = everybody.reduce((sum, { assessments }) => sum + assessments.length, 0)
  const measurements = everybody.reduce((sum, { sessions }) => sum + sessions.length, 0)
  const isNobody = names.length === 0 && reports + measurements + profiles.length === 0
  return { reports, measurements, profiles: isNobody ? 0 : everybody.length, names }
}

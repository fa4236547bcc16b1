import type { Badge } from './content-shape.ts'

/** How many people the sources measured together, or null where one of them is no study. */
export function peopleMeasured(badges: readonly Pick<Badge, 'people'>[]): number | null {
  const counts = badges.map(({ people }) => people)
  return counts.reduce((sum, people) => (sum === null || people === null ? null : sum + people), 0)
}

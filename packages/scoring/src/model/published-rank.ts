import type { PercentilesRow } from '../norms/norm-table.ts'
import type { Person } from '../person.ts'

/** The table row for a person; null outside the table. */
export const rowFor = <Row extends Pick<PercentilesRow, 'sex' | 'ages'>>(
  rows: readonly Row[],
  { age, sex }: Person,
): Row | null => rows.find(row => row.sex === sex && age >= row.ages[0] && age <= row.ages[1]) ?? null

/** Percentile (0–100) interpolated between published ones; halfway to the end beyond them. */
export function publishedRank({ percentiles }: Pick<PercentilesRow, 'percentiles'>, value: number): number {
  const above = percentiles.find(([, at]) => at >= value)
  const below = percentiles.findLast(([, at]) => at < value)
  if (above?.[1] === value) return above[0]
  if (!above || !below) return above ? above[0] / 2 : (100 + (below?.[0] ?? 0)) / 2
  return below[0] + ((above[0] - below[0]) * (value - below[1])) / (above[1] - below[1])
}

import { type HoldMeasurement, longestHold } from '@lithe/movements/catalog'
import { basedOn } from '../basis.ts'
import { publishedRank, rowFor } from '../model/published-rank.ts'
import { planks } from '../norms/plank-norm.ts'
import type { Person } from '../person.ts'
import { zoneOf, zoneSpans } from '../reported.ts'
import type { Scored } from '../scored.ts'

/**
 * Null outside the table's ages. A hold ended by the clock ranks among all who got as far; a hold stopped early or lost
 * from sight ranks as seen.
 */
export function scorePlank(plank: HoldMeasurement, person: Person): Scored | null {
  const row = rowFor(planks.rows, person)
  if (!row) return null
  const { seconds, isRunning } = longestHold(plank)
  const below = publishedRank(row, seconds)
  const score = isRunning && seconds >= plank.windowSeconds ? below + (100 - below) / 2 : below
  return {
    score,
    zone: zoneOf(score),
    zones: zoneSpans,
    median: null,
    basis: basedOn('plank'),
  }
}

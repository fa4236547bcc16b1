import { type HoldMeasurement, longestHold } from '@lithe/movements/catalog'
import { basedOn } from '../basis.ts'
import { publishedRank, rowFor } from '../model/published-rank.ts'
import { planks } from '../norms/plank-norm.ts'
import type { Person } from '../person.ts'
import type { Scored } from '../scored.ts'
import { zoneOf, zoneSpans } from '../told.ts'

/**
 * Null outside the ages of the table. A hold as long as the window shares the rank of all who got as far; one that was lost
 * from sight, or ended early by the person's sign, ranks as what was seen of it.
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
    basis: basedOn('plank'),
  }
}

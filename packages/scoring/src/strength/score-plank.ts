import type { PlankMeasurement } from '@lithe/movements/catalog'
import { publishedRank, rowFor } from '../model/published-rank.ts'
import { capSlackSeconds } from '../norms/camera-error.ts'
import { planks } from '../norms/plank-norm.ts'
import type { Person } from '../person.ts'
import type { Scored } from '../scored.ts'
import { zoneOf, zoneSpans } from '../words.ts'

/** Whether the clock ran out first. */
export const outlastedWindow = (plank: PlankMeasurement): boolean =>
  plank.longestHoldSeconds >= plank.windowSeconds - capSlackSeconds

/** Null outside the ages of the table. A hold at the cap shares the rank of everyone who got there. */
export function scorePlank(plank: PlankMeasurement, person: Person): Scored | null {
  const row = rowFor(planks.rows, person)
  if (!row) return null
  const capped = outlastedWindow(plank)
  const below = publishedRank(row, capped ? plank.windowSeconds : plank.longestHoldSeconds)
  const score = capped ? below + (100 - below) / 2 : below
  return {
    score,
    zone: zoneOf(score),
    zones: zoneSpans,
    basis: 'Compared with students of about 20. It has no part in the mobility age.',
  }
}

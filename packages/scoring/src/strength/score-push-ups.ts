import type { RepetitionMeasurement } from '@lithe/movements/catalog'
import { basedOn, pushUpBasis } from '../basis.ts'
import { publishedRank, rowFor } from '../model/published-rank.ts'
import { pushUps } from '../norms/push-up-norm.ts'
import type { Person } from '../person.ts'
import { zoneOf, zoneSpans } from '../reported.ts'
import type { Scored } from '../scored.ts'

const windowOfNormSeconds = 60

/** Null outside the table, or in another window, since a pace does not carry over. */
export function scorePushUps(pushed: RepetitionMeasurement, person: Person): Scored | null {
  const row = rowFor(pushUps.rows, person)
  if (!row || pushed.windowSeconds !== windowOfNormSeconds) return null
  const score = publishedRank(row, pushed.reps)
  return {
    score,
    zone: zoneOf(score),
    zones: zoneSpans,
    median: null,
    basis: basedOn(pushUpBasis[person.sex]),
  }
}

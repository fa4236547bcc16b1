import type { RepetitionMeasurement } from '@lithe/movements/catalog'
import { publishedRank, rowFor } from '../model/published-rank.ts'
import { pushUps } from '../norms/push-up-norm.ts'
import type { Person } from '../person.ts'
import type { Scored } from '../scored.ts'
import { zoneOf, zoneSpans } from '../words.ts'

const windowOfNormSeconds = 60

const basis = {
  Male: 'Compared with push-ups in a minute at one institute, whose visitors are fitter than most. It has no part in the mobility age.',
  Female:
    'Compared with push-ups in a minute at one institute, whose visitors are fitter than most; some may have done them on their knees. It has no part in the mobility age.',
} as const

/** Null beyond the table, and for another window than a minute: a pace does not carry over. */
export function scorePushUps(pushed: RepetitionMeasurement, person: Person): Scored | null {
  const row = rowFor(pushUps.rows, person)
  if (!row || pushed.windowSeconds !== windowOfNormSeconds) return null
  const score = publishedRank(row, pushed.reps)
  return { score, zone: zoneOf(score), zones: zoneSpans, basis: basis[person.sex] }
}

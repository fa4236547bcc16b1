import type { SessionEffect } from '../session/session-effect.ts'
import type { PlayerNews } from './host-link.ts'
import { workoutData } from './workout-data.ts'

type Outcome = Extract<SessionEffect, { type: 'deliver-completed' | 'deliver-failed' }>

/** How an attempt ended, as the host is told; every outcome is a session of its own. */
export function outcomeNews(outcome: Outcome): PlayerNews {
  const sessionId = crypto.randomUUID()
  if (outcome.type === 'deliver-failed')
    return { type: 'failed', sessionId, measuredAt: new Date().toISOString(), reason: outcome.reason }
  const { assignment, measurement, measuredAt, secondsTaken } = outcome
  return {
    type: 'completed',
    sessionId,
    measuredAt: measuredAt.toISOString(),
    workoutData: workoutData(assignment, measurement, secondsTaken),
    measurement,
  }
}

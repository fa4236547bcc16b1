import type { OwnPlate } from '@lithe/contracts/player'
import type { PlayerEffect } from '../state/player-effect.ts'
import type { PlayerNews } from './host-link.ts'
import { workoutData } from './workout-data.ts'

type Outcome = Extract<PlayerEffect, { type: 'deliver-measured' | 'deliver-completed' | 'deliver-failed' }>

/** An attempt's outcome as sent to the host; each has a session id of its own. */
export function outcomeNews(outcome: Outcome, plate: OwnPlate | null = null): PlayerNews {
  if (outcome.type === 'deliver-failed')
    return {
      type: 'failed',
      sessionId: crypto.randomUUID(),
      measuredAt: new Date().toISOString(),
      reason: outcome.reason,
    }
  const { sessionId, assignment, measurement, measuredAt, secondsTaken } = outcome
  return {
    type: outcome.type === 'deliver-measured' ? 'measured' : 'completed',
    sessionId,
    measuredAt: measuredAt.toISOString(),
    workoutData: workoutData(assignment, measurement, secondsTaken),
    measurement,
    ...(plate && { plate }),
  }
}

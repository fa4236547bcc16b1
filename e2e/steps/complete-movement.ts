import type { Measurement } from '@lithe/movements/catalog'
import type { Page } from '@playwright/test'
import { measurements } from './known-report.ts'
import { playerFrame } from './player.ts'

/** The player's word that a movement is done, said from its own frame; no camera has to see one. */
export async function completeMovement(
  page: Page,
  movement: Measurement['movement'],
  type: 'measured' | 'completed' = 'completed',
) {
  const sessionId = crypto.randomUUID()
  const message = {
    channel: 'lithe-player',
    version: 1,
    type,
    sessionId,
    measuredAt: new Date().toISOString(),
    measurement: measurements.find(known => known.movement === movement),
    workoutData: {
      videoId: 1,
      completedRepetitions: 1,
      completedSets: 1,
      totalRepetitions: 1,
      totalSets: 1,
      totalWorkoutDuration: 30,
      overallWorkoutTime: 30,
      overallAccuracy: 100,
      overallCaloriesBurnt: 0,
      overallScoreColorCode: 'grey',
    },
  }
  const frame = await playerFrame(page)
  await frame.evaluate(said => window.parent.postMessage(said, '*'), message)
  return sessionId
}

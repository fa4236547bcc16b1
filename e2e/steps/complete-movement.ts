import type { Measurement } from '@lithe/movements/catalog'
import type { Page } from '@playwright/test'
import { furtherMeasurements, measurements } from './known-report.ts'
import { playerFrame } from './player.ts'

/** The player's message that a movement is done. */
export const wordOf = (movement: Measurement['movement'], type: 'measured' | 'completed' = 'completed') => ({
  channel: 'lithe-player',
  version: 1,
  type,
  sessionId: crypto.randomUUID(),
  measuredAt: new Date().toISOString(),
  measurement: [...measurements, ...furtherMeasurements].find(known => known.movement === movement),
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
})

/** Runs in the player. */
export const sayToApp = (said: ReturnType<typeof wordOf>) => window.parent.postMessage(said, '*')

/** Sends from the player's own frame without a camera; returns the result's id. */
export async function completeMovement(
  page: Page,
  movement: Measurement['movement'],
  type?: 'measured' | 'completed',
) {
  const said = wordOf(movement, type)
  await (await playerFrame(page)).evaluate(sayToApp, said)
  return said.sessionId
}

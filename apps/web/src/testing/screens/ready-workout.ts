import { playerChannel, playerProtocolVersion } from '@lithe/contracts/player'
import { clearView } from '@lithe/movements/testing'
import { movementsWords } from '@lithe/words/live/movements'
import { safetyWords } from '@lithe/words/live/safety'
import { workoutWords } from '@lithe/words/live/workout'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { type Kept, ownedBy } from './device.ts'
import { button, heading } from './finders.ts'
import { openApp } from './open-app.tsx'
import type { Answers } from './server.ts'

const stance = 'single-leg-stance'

/** A stance as reported by the player, without its time. */
const heldForThirtySeconds = {
  workoutData: {
    videoId: 1,
    completedRepetitions: 1,
    completedSets: 1,
    totalRepetitions: 1,
    totalSets: 1,
    totalWorkoutDuration: 60,
    overallWorkoutTime: 60,
    overallAccuracy: 100,
    overallCaloriesBurnt: 0,
    overallScoreColorCode: 'grey',
  },
  measurement: {
    movement: stance,
    windowSeconds: 60,
    longestHoldSeconds: 30,
    holds: [{ fromSeconds: 2, toSeconds: 32, lifted: 'left' }],
    sway: 0.02,
    quality: clearView,
  },
} as const

/** A server that accepts measurements. */
const keeps: Answers = { putSession: () => ({ sessionId: crypto.randomUUID(), stored: 'new' }) }

/** Answers the questions before the first movement as a healthy person would. */
export async function feelWell() {
  await expect.element(heading(safetyWords.questions.heading)).toBeVisible()
  await page.getByRole('checkbox').last().element().scrollIntoView()
  await button(safetyWords.questions.none).click()
}

/** Opens the first movement, before it begins. */
export async function openReady(server = keeps, device: Kept = ownedBy()) {
  const app = await openApp(paths.home.link(), { device, server })
  await app.goTo(paths.workout.link())
  await feelWell()
  await expect.element(heading(movementsWords.names[stance])).toBeVisible()
  return { app, ...playerHere() }
}

/** The empty page in place of the player: sends what it is told to, and records messages. */
export function playerHere() {
  const frame = document.querySelector('iframe')?.contentWindow
  if (!frame) throw new Error('the player is not on the page')
  const told: string[] = []
  frame.addEventListener('message', ({ data }) => told.push(data.type))
  const envelope = { channel: playerChannel, version: playerProtocolVersion }
  const say = (news: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { ...envelope, ...news }, origin: location.origin, source: frame }),
    )
  return { told, say }
}

/** Opens the app with the first movement begun, on a server that stores its outcome. */
export async function openBegun(device: Kept = ownedBy()) {
  const opened = await openReady(keeps, device)
  opened.say({ type: 'ready' })
  await button(workoutWords.intro.ready).click()
  await expect.poll(() => opened.told).toContain('start')
  return opened
}

/** The player's message for a stance of 30 s. */
export const heldJustNow = () => ({
  type: 'completed',
  sessionId: crypto.randomUUID(),
  measuredAt: new Date().toISOString(),
  ...heldForThirtySeconds,
})

import type { Milliseconds } from '@lithe/pose'
import { leaveOut } from './leave-out.ts'
import type { PlayerEffect, Step } from './player-effect.ts'
import type { PlayerEvent } from './player-event.ts'
import type { Kept, PlayerState, Refused, Result } from './player-state.ts'
import { redo } from './refuse.ts'
import { stepNearFall } from './step-near-fall.ts'

/** How long a result stays before the host takes over; one tap shortens it, another holds it. */
export const resultShownMs = 7000
const delivered = ({ assignment, sessionId, measurement, measuredAt, secondsTaken }: Result) => ({
  assignment,
  sessionId,
  measurement,
  measuredAt,
  secondsTaken,
})

export const deliverCompleted = (result: Result): PlayerEffect => ({
  type: 'deliver-completed',
  ...delivered(result),
})

/** Shows a result, which the host stores from now on. */
export const showResult = (
  { assignment, redos }: Pick<Result, 'assignment' | 'redos'>,
  kept: Kept,
  now: Milliseconds,
): { state: Result; effects: PlayerEffect[] } => {
  const state: Result = { at: 'result', assignment, redos, ...kept, shownAt: now }
  return { state, effects: [{ type: 'deliver-measured', ...delivered(state) }] }
}

/** Steps an outcome until it is handed over, repeated or skipped. */
export function stepOutcome(state: PlayerState, event: PlayerEvent, now: Milliseconds): Step | null {
  if (state.at === 'result') return stepResult(state, event, now)
  if (state.at === 'near-fall') return stepNearFall(state, event, now)
  if (state.at === 'refused') return stepRefused(state, event, now)
  return stepIdle(state, event)
}

/** Closes a camera that opens after the host has moved on, or while the page is hidden. */
function stepIdle(state: PlayerState, event: PlayerEvent): Step | null {
  if (state.at !== 'waiting-for-host' && state.at !== 'stopped') return null
  return event.type === 'page-hidden' || event.type === 'camera-opened'
    ? { state, effects: [{ type: 'close-camera' }] }
    : null
}

function stepResult(state: Result, event: PlayerEvent, now: Milliseconds): Step | null {
  const handOver: Step = {
    state: { at: 'waiting-for-host', after: 'completed' },
    effects: [deliverCompleted(state)],
  }
  switch (event.type) {
    case 'redo-tapped':
      return redo(state, 'tap')
    case 'continue-tapped':
      return handOver
    case 'wait-tapped':
      return { state: { ...state, shownAt: null }, effects: [] }
    case 'page-hidden':
      return { ...handOver, effects: [...handOver.effects, { type: 'close-camera' }] }
    case 'ticked':
      return state.shownAt !== null && now - state.shownAt >= resultShownMs ? handOver : null
    default:
      return null
  }
}

function stepRefused(state: Refused, event: PlayerEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'redo-tapped':
      return redo(state, 'tap')
    case 'leave-out-tapped':
      return leaveOut(state.reason)
    case 'keep-tapped':
      return state.kept && showResult(state, state.kept, now)
    case 'wait-tapped':
      return { state: waitsForTap(state), effects: [] }
    case 'page-hidden':
      return { state: waitsForTap(state), effects: [{ type: 'close-camera' }] }
    case 'ticked':
      return state.redoAt === null ? null : countDownToRedo(state, state.redoAt, now)
    default:
      return null
  }
}

const waitsForTap = (state: Refused): Refused => ({ ...state, redoAt: null, secondsLeft: null })

function countDownToRedo(state: Refused, redoAt: Milliseconds, now: Milliseconds): Step | null {
  const secondsLeft = Math.ceil((redoAt - now) / 1000)
  if (secondsLeft <= 0) return redo(state, 'clock')
  return secondsLeft === state.secondsLeft ? null : { state: { ...state, secondsLeft }, effects: [] }
}

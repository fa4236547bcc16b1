import type { Milliseconds } from '@lithe/pose'
import type { Assignment } from './assignment.ts'
import type { PlayerEffect, Step } from './player-effect.ts'
import type { PlayerEvent } from './player-event.ts'
import type { PlayerState } from './player-state.ts'
import { stepCamera } from './step-camera.ts'
import { stepLoading } from './step-loading.ts'
import { stepMeasuring } from './step-measuring.ts'
import { deliverCompleted, stepOutcome } from './step-outcome.ts'

/** Computes the next state and its effects after an event. */
export function step(state: PlayerState, event: PlayerEvent, now: Milliseconds): Step {
  if (event.type === 'host-started') return start(state, event.assignment)
  if (event.type === 'host-stopped') return stop(state)
  if (event.type === 'engine-failed') return fail(state)
  if (event.type === 'hearing-asked') return { state, effects: [{ type: 'ask-hearing' }] }
  if (event.type === 'called-back') return { state, effects: [{ type: 'call-back' }] }
  const stepped =
    stepLoading(state, event) ??
    stepCamera(state, event) ??
    stepMeasuring(state, event, now) ??
    stepOutcome(state, event, now)
  return stepped ?? { state, effects: [] }
}

/** Whether measuring has become impossible, except on another page. */
const hasEnded = ({ at }: PlayerState) => at === 'engine-failed' || at === 'absence'

function start(state: PlayerState, assignment: Assignment): Step {
  if (state.at === 'loading') return { state: { ...state, asked: assignment }, effects: [] }
  if (hasEnded(state)) return { state, effects: [] }
  return {
    state: { at: 'camera-opening', assignment, redos: 0 },
    effects: [{ type: 'rest' }, { type: 'open-camera-if-allowed' }],
  }
}

/** Ends with a failure, while loading or during a measurement. */
function fail(state: PlayerState): Step {
  if (hasEnded(state)) return { state, effects: [] }
  return {
    state: { at: 'engine-failed' },
    effects: [
      state.at === 'result' ? deliverCompleted(state) : { type: 'deliver-failed', reason: 'engine' },
      { type: 'rest' },
      { type: 'close-camera' },
    ],
  }
}

function stop(state: PlayerState): Step {
  if (state.at === 'loading') return { state: { ...state, asked: null }, effects: [] }
  if (hasEnded(state)) return { state, effects: [] }
  return {
    state: { at: 'stopped' },
    effects: [...lastWords(state), { type: 'rest' }, { type: 'close-camera' }],
  }
}

/** A host that stops an attempt still gets its outcome, and no measured result is lost. */
function lastWords(state: PlayerState): PlayerEffect[] {
  if (state.at === 'result') return [deliverCompleted(state)]
  if (state.at === 'waiting-for-host' || state.at === 'stopped') return []
  if (state.at === 'near-fall') return [{ type: 'deliver-failed', reason: 'near-fall' }]
  return [{ type: 'deliver-failed', reason: 'stopped' }]
}

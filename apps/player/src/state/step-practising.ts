import type { Milliseconds } from '@lithe/pose'
import type { Step } from './player-effect.ts'
import type { PlayerEvent } from './player-event.ts'
import { beginning, type Countdown, type Practice, type Practising } from './player-state.ts'

/** Enough for one slow attempt; longer would tire the person before the one that counts. */
export const practiceMs = 12_000

export const practise = ({ assignment, redos }: Countdown, now: Milliseconds): Step => ({
  state: { at: 'practising', assignment, redos, startedAt: now, advice: null },
  effects: [
    { type: 'begin-practising', assignment },
    { type: 'play', tone: 'ready' },
  ],
})

/** Steps practice, after which the start pose is awaited again for the real attempt. */
export function stepPractising(state: Practising, event: PlayerEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'live-advised':
      return { state: { ...state, advice: event.advice }, effects: [] }
    case 'practised':
      return proceed(state, event.isRecognised ? 'recognised' : 'not-recognised')
    case 'practice-tapped':
      return proceed(state, 'offered')
    case 'ticked':
      return now - state.startedAt > practiceMs ? proceed(state, 'not-recognised') : null
    default:
      return null
  }
}

function proceed({ assignment, redos }: Practising, practice: Practice): Step {
  return {
    state: { ...beginning({ assignment, redos }), practice },
    effects: [{ type: 'begin-framing', assignment }],
  }
}

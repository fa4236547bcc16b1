import { cameraFailure } from './camera-failure.ts'
import type { FailureReason, Step } from './player-effect.ts'
import type { PlayerEvent } from './player-event.ts'
import { beginning, type PlayerState } from './player-state.ts'

type Asking = Extract<PlayerState, { at: 'camera-opening' | 'camera-explained' }>

/** Steps from requesting the camera to its first frame, or to its failure. */
export function stepCamera(state: PlayerState, event: PlayerEvent): Step | null {
  const isAsking = state.at === 'camera-opening' || state.at === 'camera-explained'
  if (isAsking && event.type === 'leave-out-tapped') return leaveOut('left-out')
  if (isAsking && event.type === 'camera-opened') return beginFraming(state)
  if (state.at === 'camera-opening') return stepOpening(state, event)
  if (event.type === 'another-camera-tapped') return openAnother(state)
  if (state.at === 'camera-explained' && event.type === 'camera-tapped')
    return { state: { ...state, at: 'camera-opening' }, effects: [{ type: 'open-camera' }] }
  if (state.at !== 'camera-error') return null
  if (event.type === 'camera-tapped')
    return {
      state: { at: 'camera-opening', assignment: state.assignment, redos: 0 },
      effects: [{ type: 'open-camera' }],
    }
  return event.type === 'leave-out-tapped' ? leaveOut(cameraFailure[state.problem]) : null
}

/** Also possible during framing, when the picture shows the wrong camera. */
function openAnother(state: PlayerState): Step | null {
  if (state.at !== 'camera-error' && state.at !== 'framing') return null
  return {
    state: { at: 'camera-opening', assignment: state.assignment, redos: 0 },
    effects: [{ type: 'rest' }, { type: 'open-another-camera' }],
  }
}

const leaveOut = (reason: FailureReason): Step => ({
  state: { at: 'waiting-for-host', after: 'left-out' },
  effects: [{ type: 'deliver-failed', reason }],
})

/** Begins this movement even if the prompt was for an earlier one. */
const beginFraming = ({ assignment, redos }: Asking): Step => ({
  state: beginning({ assignment, redos }),
  effects: [{ type: 'begin-framing', assignment }],
})

function stepOpening(state: Extract<PlayerState, { at: 'camera-opening' }>, event: PlayerEvent): Step | null {
  const { assignment, redos } = state
  switch (event.type) {
    case 'camera-needs-asking':
      return { state: { at: 'camera-explained', assignment, redos }, effects: [] }
    case 'camera-failed':
      return { state: { at: 'camera-error', assignment, problem: event.problem }, effects: [] }
    default:
      return null
  }
}

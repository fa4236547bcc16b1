import type { Step } from './player-effect.ts'
import type { PlayerEvent } from './player-event.ts'
import type { PlayerState } from './player-state.ts'

/** Steps until the engine is warm or known to be useless; an early request of the host is then served at once. */
export function stepLoading(state: PlayerState, event: PlayerEvent): Step | null {
  if (state.at !== 'loading') return null
  switch (event.type) {
    case 'load-progressed':
      return { state: { ...state, progress: event.progress }, effects: [] }
    case 'absence-found':
      return { state: { at: 'absence', absence: event.absence }, effects: [] }
    case 'loaded':
      return state.asked
        ? {
            state: { at: 'camera-opening', assignment: state.asked, redos: 0 },
            effects: [{ type: 'announce-ready' }, { type: 'open-camera-if-allowed' }],
          }
        : {
            state: { at: 'waiting-for-host', after: 'nothing' },
            effects: [{ type: 'announce-ready' }],
          }
    default:
      return null
  }
}

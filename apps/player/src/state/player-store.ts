import { milliseconds } from '@lithe/pose'
import type { PlayerEffect } from './player-effect.ts'
import type { PlayerEvent } from './player-event.ts'
import { firstState, type PlayerState } from './player-state.ts'
import { step } from './step.ts'

export type PlayerStore = {
  state(): PlayerState
  subscribe(listener: () => void): () => void
  dispatch(event: PlayerEvent): void
}

const tickMs = 100

/** Holds the state, advances time, and passes effects to `run`. */
export function createPlayerStore(run: (effect: PlayerEffect) => void): PlayerStore {
  let state = firstState
  const listeners = new Set<() => void>()

  function dispatch(event: PlayerEvent) {
    const stepped = step(state, event, milliseconds(performance.now()))
    if (stepped.state !== state) {
      state = stepped.state
      for (const listener of listeners) listener()
    }
    for (const effect of stepped.effects) run(effect)
  }

  setInterval(() => dispatch({ type: 'ticked' }), tickMs)

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
  }
}

import { milliseconds } from '@lithe/pose'
import { firstSession, type Session } from './session/session.ts'
import type { SessionEffect } from './session/session-effect.ts'
import type { SessionEvent } from './session/session-event.ts'
import { step } from './session/step.ts'

export type SessionStore = {
  session(): Session
  subscribe(listener: () => void): () => void
  dispatch(event: SessionEvent): void
}

const tickMs = 100

/** Keeps the session, lets time pass in it, and hands every effect to `run`. */
export function createSessionStore(run: (effect: SessionEffect) => void): SessionStore {
  let session = firstSession
  const listeners = new Set<() => void>()

  function dispatch(event: SessionEvent) {
    const stepped = step(session, event, milliseconds(performance.now()))
    if (stepped.session !== session) {
      session = stepped.session
      for (const listener of listeners) listener()
    }
    for (const effect of stepped.effects) run(effect)
  }

  setInterval(() => dispatch({ type: 'ticked' }), tickMs)

  return {
    session: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
  }
}

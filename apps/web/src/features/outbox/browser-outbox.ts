import { useSyncExternalStore } from 'react'
import { api } from '../../api-client.ts'
import { deviceStorage } from '../../device-storage.ts'
import { createOutbox } from './outbox.ts'
import { createOutboxStorage } from './outbox-storage.ts'
import { takeTurns } from './take-turns.ts'
import { uploadOutcomeOf } from './upload-outcome.ts'

export const outbox = createOutbox({
  storage: createOutboxStorage(deviceStorage),
  upload: ({ sessionId, upload }) =>
    api.putSession(upload, { sessionId }).then(() => ({ ok: true }) as const, uploadOutcomeOf),
  isOnline: () => navigator.onLine,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  inTurn: takeTurns('outbox'),
})

/** Sends what an earlier visit left behind, and again whenever the network or the person comes back. */
export function startOutbox() {
  const send = () => void outbox.flush()
  window.addEventListener('online', send)
  window.addEventListener('storage', outbox.refresh)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send()
  })
  send()
}

export const useOutbox = () => useSyncExternalStore(outbox.subscribe, outbox.getState)

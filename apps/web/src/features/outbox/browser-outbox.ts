import { useSyncExternalStore } from 'react'
import { api } from '../../api/client.ts'
import { deviceStorage } from '../../device/device-storage.ts'
import { createOutbox, takeTurns } from './outbox.ts'
import { createOutboxStorage, uploadItem } from './outbox-item.ts'
import { forgetOwed, readdressOwed } from './owed-reports-store.ts'

const results = createOutbox({
  storage: createOutboxStorage(deviceStorage),
  upload: item => uploadItem(api.putSession, item),
  isOnline: () => navigator.onLine,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  inTurn: takeTurns('outbox'),
})

/** Results on their way, and the reports that were asked for on top of them. */
export const outbox = {
  ...results,
  readdress(rename: (userIdentifier: string) => string) {
    results.readdress(rename)
    readdressOwed(rename)
  },
  forget(userIdentifier: string) {
    results.forget(userIdentifier)
    forgetOwed(userIdentifier)
  },
}

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

import { useEffect, useSyncExternalStore } from 'react'
import { createSentLedger } from './sent-ledger.ts'

export const sentLedger = createSentLedger({
  storage: () => localStorage,
  now: () => new Date(),
  uniqueText: () => crypto.getRandomValues(new Uint32Array(1)).join(),
})

/** Everything that left this phone, the newest first, with what other tabs send. */
export function useSentEntries() {
  useEffect(() => {
    window.addEventListener('storage', sentLedger.refresh)
    return () => window.removeEventListener('storage', sentLedger.refresh)
  }, [])
  return useSyncExternalStore(sentLedger.subscribe, sentLedger.read)
}

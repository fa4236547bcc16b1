import { useOutbox } from '../features/outbox/browser-outbox.ts'
import type { Clearing } from '../features/start/clear-data-sheet.tsx'
import { clearDevice } from './clear-device.ts'

/** What the sheet that clears this device has to know. */
export function useClearing(): Clearing {
  const { waiting, refused } = useOutbox()
  return { unsent: waiting + refused.length, clear: clearDevice }
}

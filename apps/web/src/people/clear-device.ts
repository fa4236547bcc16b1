import { guestIdPattern } from '@lithe/contracts/api'
import { api } from '../api/client.ts'
import { deviceStorage } from '../device/device-storage.ts'
import { outbox, useOutbox } from '../features/outbox/browser-outbox.ts'
import type { Clearing } from '../features/start/clear-data-sheet.tsx'
import { currentKeeper } from './keeper.ts'

type Server = Pick<typeof api, 'signOut'>

/** False where an account is here whose session could not be ended. A guest has none that is worth waiting for. */
async function isSignedOut(server: Server): Promise<boolean> {
  try {
    await server.signOut({ forgetsDevice: true })
    return true
  } catch (error) {
    console.warn('The session could not be ended', error)
    return guestIdPattern.test(currentKeeper().userIdentifier)
  }
}

/**
 * What is on its way is sent and the session ended, then this device forgets everybody and the page loads anew.
 * Comes back only where the session could not be ended and nothing was cleared.
 */
export async function clearDevice({ staysSignedIn }: { staysSignedIn: boolean }, server: Server = api) {
  await outbox.holdBack(async () => {
    if (!staysSignedIn && !(await isSignedOut(server))) return
    deviceStorage.clear()
    window.location.reload()
    // Whatever ran on here would write down again what has just been cleared.
    await new Promise<never>(() => {})
  })
}

/** What the sheet that clears this device has to know. */
export function useClearing(): Clearing {
  const { waiting, refused } = useOutbox()
  return { unsent: waiting + refused.length, clear: clearDevice }
}

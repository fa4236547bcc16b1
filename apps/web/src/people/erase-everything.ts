import type { Caller } from '@lithe/contracts/api'
import { api } from '../api-client.ts'
import { deviceStorage } from '../device-storage.ts'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { forgetVisit } from '../messenger/launch.ts'
import { paths } from '../paths.ts'
import { toastAfterLoad } from '../ui/toasts.ts'

/**
 * First on the server, then here: what the server did not erase, this phone keeps.
 * Ends in a page loaded anew, as the running one still remembers.
 */
export const eraseEverything = (keeper: Caller): Promise<void> =>
  outbox.holdBack(async () => {
    await api.eraseMe(keeper)
    deviceStorage.clear()
    forgetVisit()
    toastAfterLoad({
      title: 'Everything is erased',
      description: 'Lithe knows nobody on this phone any more.',
    })
    window.location.replace(paths.home.link())
    // Whatever ran on here would write down again what has just been erased.
    await new Promise<never>(() => {})
  })

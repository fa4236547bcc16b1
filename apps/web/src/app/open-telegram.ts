import { readDeepLink } from '@lithe/contracts/deep-link'
import { organisationCode } from '@lithe/contracts/organisations'
import { enterMessenger } from '../messenger/messenger.ts'
import { enterTelegram } from '../messenger/telegram/enter-telegram.ts'
import { signInFromMessenger } from '../people/sign-in-from-messenger.ts'

/** Sets up what only Telegram needs; `signIn` follows once the device's identity is settled. */
export function openTelegram(launch: string) {
  const telegram = enterTelegram(launch)
  enterMessenger(telegram)
  leaveWorker().catch((error: unknown) => console.warn('An earlier worker was not removed', error))
  const { organisation } = readDeepLink(telegram.startParam)
  return {
    /** A Telegram link carries only a code, as keys that open reports do not belong in a chat. */
    invitation: organisation === null ? null : { code: organisationCode(organisation), key: null },
    // Telegram Web's frame keeps no session, so the launch data is saved for a browser.
    signIn: () => (telegram.isFramed ? Promise.resolve() : signInFromMessenger(telegram)),
  }
}

/** Removes an earlier visit's worker with its caches: in Telegram the app is as new as its launch. */
async function leaveWorker() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(registration => registration.unregister()))
  if (registrations.length === 0) return
  for (const name of await caches.keys()) if (name.startsWith('lithe-')) await caches.delete(name)
}

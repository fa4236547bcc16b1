import { readDeepLink } from '@lithe/contracts/deep-link'
import { organisationCode } from '@lithe/contracts/organisations'
import { enterMessenger } from '../messenger/messenger.ts'
import { enterTelegram } from '../messenger/telegram/enter-telegram.ts'
import { signInFromMessenger } from '../people/sign-in-from-messenger.ts'

/** All that runs inside Telegram only; `signIn` comes once it is settled who this device speaks for. */
export function openTelegram(launch: string) {
  const telegram = enterTelegram(launch)
  enterMessenger(telegram)
  leaveWorker().catch((error: unknown) => console.warn('A worker of an earlier visit stays', error))
  const { organisation } = readDeepLink(telegram.startParam)
  return {
    /** A link of Telegram carries a code alone: what opens reports is no text for a chat's address. */
    invitation: organisation === null ? null : { code: organisationCode(organisation), key: null },
    // In a frame of Telegram's web version no session of ours lives, and the launch is kept for a browser.
    signIn: () => (telegram.isFramed ? Promise.resolve() : signInFromMessenger(telegram)),
  }
}

/** Here the app is as new as its launch: a worker of an earlier visit goes, with all that it kept. */
async function leaveWorker() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(registration => registration.unregister()))
  if (registrations.length === 0) return
  for (const name of await caches.keys()) if (name.startsWith('lithe-')) await caches.delete(name)
}

import { readDeepLink } from '@lithe/contracts/deep-link'
import { readOrganisation } from './features/workout/workout-session-store.ts'
import { enterMessenger } from './messenger/messenger.ts'
import { enterTelegram } from './messenger/telegram/enter-telegram.ts'
import { signInFromMessenger } from './people/sign-in-from-messenger.ts'

/** All that runs inside Telegram only; `signIn` comes once it is settled who this device speaks for. */
export function openTelegram(launch: string) {
  const telegram = enterTelegram(launch)
  enterMessenger(telegram)
  const { organisation } = readDeepLink(telegram.startParam)
  readOrganisation(`?${new URLSearchParams({ o: organisation ?? '' })}`)
  return {
    // In a frame of Telegram's web version no session of ours lives, and the launch is kept for a browser.
    signIn: () => (telegram.isFramed ? Promise.resolve() : signInFromMessenger(telegram)),
  }
}

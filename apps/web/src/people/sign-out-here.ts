import { api } from '../api-client.ts'
import { outbox } from '../features/outbox/browser-outbox.ts'
import { showToast } from '../ui/toasts.ts'
import { forgetAccount } from './forget-account.ts'

type SignOut =
  | { ok: true }
  /** Nothing has happened yet: ask, then call again with `leavesResults`. */
  | { ok: false; reason: 'results-waiting'; waiting: number }
  /** The session could not be ended, so this device is still signed in. */
  | { ok: false; reason: 'failed'; error: unknown }

/** Ends the session of this device, and makes it a new guest's. Results on their way are sent first. */
export async function signOutHere({ leavesResults = false } = {}): Promise<SignOut> {
  await outbox.flush()
  const { waiting } = outbox.getState()
  if (waiting > 0 && !leavesResults) return { ok: false, reason: 'results-waiting', waiting }
  try {
    await api.signOut({})
  } catch (error) {
    console.warn('The session could not be ended', error)
    return { ok: false, reason: 'failed', error }
  }
  forgetAccount()
  showToast({
    title: 'You are signed out',
    description: 'Your reports are kept for you. Sign in again at any time to see them.',
  })
  return { ok: true }
}

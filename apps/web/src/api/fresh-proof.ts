import { messenger } from '../messenger/messenger.ts'
import { askForProof } from '../navigation/sign-in-again.ts'
import { api } from './client.ts'
import { ApiError } from './errors.ts'

const isWanted = (error: unknown) => error instanceof ApiError && error.code === 'fresh-proof-needed'

/** Inside Telegram its launch is the proof; while it is good, nothing is asked. */
async function isLaunchEnough(): Promise<boolean> {
  const initData = messenger()?.initData
  if (!initData) return false
  try {
    await api.signInWithTelegram({ initData })
    return true
  } catch (error) {
    console.warn('The launch is no proof any more', error)
    return false
  }
}

/**
 * Does what cannot be taken back. Where the server wants to see again who asks, the person is asked in place, and it goes
 * on. A proof that leads to Google's page leads back with `comesBackWith`, so that the page can open as it was left.
 */
export async function withFreshProof<Done>(
  act: () => Promise<Done>,
  comesBackWith: object = {},
): Promise<Done> {
  try {
    return await act()
  } catch (error) {
    if (!isWanted(error) || !((await isLaunchEnough()) || (await askForProof(comesBackWith)))) throw error
    return act()
  }
}

import { messenger } from '../messenger/messenger.ts'
import { askForProof } from '../navigation/sign-in-again.ts'
import { api } from './client.ts'
import { ApiError } from './errors.ts'

const isWanted = (error: unknown) => error instanceof ApiError && error.code === 'fresh-proof-needed'

/** Whether the launch data is fresh: in Telegram it is the proof, and nothing more is asked. */
async function isLaunchEnough(): Promise<boolean> {
  const initData = messenger()?.initData
  if (!initData) return false
  try {
    await api.signInWithTelegram({ initData })
    return true
  } catch (error) {
    console.warn('The launch data was refused', error)
    return false
  }
}

/**
 * Runs an irreversible action. If the server requires fresh proof of identity, asks for it in place and retries. A
 * proof through Google returns to this page with `comesBackWith`, so that it can restore its state.
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

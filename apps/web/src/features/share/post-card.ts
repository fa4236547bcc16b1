import { ApiError } from '../../api-error.ts'

type Post = { send: () => Promise<unknown>; askToWrite: () => Promise<boolean> }

const isBlocked = (error: unknown) => error instanceof ApiError && error.code === 'bot-blocked'

/** Sends the card; where the bot may not write yet, the person is asked once, and their yes sends it again. */
export async function postCard({ send, askToWrite }: Post): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!isBlocked(error) || !(await askToWrite())) throw error
    await send()
  }
}

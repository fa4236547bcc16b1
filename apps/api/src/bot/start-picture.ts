import { readFile } from 'node:fs/promises'
import { type Api, GrammyError, InputFile } from 'grammy'

type Message = Parameters<Api['sendPhoto']>[2]

/** Beside the sources, and beside the bundle. */
const pictureFile = new URL('./start-picture.jpg', import.meta.url)

const isRefused = (error: unknown) => error instanceof GrammyError && error.error_code === 400

/** Sends our picture: its bytes the first time, from then on the name that Telegram gave it. */
export function startPicture() {
  let knownAs: string | null = null

  async function sendBytes(api: Api, chatId: number, message: Message) {
    const file = new InputFile(await readFile(pictureFile), 'lithe.jpg')
    const { photo } = await api.sendPhoto(chatId, file, message)
    knownAs = photo.at(-1)?.file_id ?? null
  }

  return async (api: Api, chatId: number, message: Message) => {
    if (knownAs === null) return sendBytes(api, chatId, message)
    try {
      await api.sendPhoto(chatId, knownAs, message)
    } catch (error) {
      // Telegram may have forgotten the name; its bytes are good for ever.
      if (!isRefused(error)) throw error
      await sendBytes(api, chatId, message)
    }
  }
}

import type { PeerBooks } from './peer-books.ts'
import { badRequest, good, type PeerReply } from './peer-replies.ts'
import type { BotCall } from './read-call.ts'

export type PeerMethod = (books: PeerBooks, call: BotCall) => PeerReply

const maxText = 4096
const maxCaption = 1024
const maxCallbackBytes = 64

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns Telegram's objection to a button; null when valid. */
function buttonProblem(button: unknown): string | null {
  if (!isRecord(button) || typeof button.text !== 'string' || button.text === '')
    return 'text buttons are unallowed in the inline keyboard'
  const address = isRecord(button.web_app) ? button.web_app.url : undefined
  if (address !== undefined && !/^https:\/\//.test(String(address)))
    return `inline keyboard button Web App URL '${address}' is invalid: Only HTTPS links are allowed`
  if (Buffer.byteLength(String(button.callback_data ?? '')) > maxCallbackBytes) return 'BUTTON_DATA_INVALID'
  const hasDeed = [button.web_app, button.callback_data, button.url].some(deed => deed !== undefined)
  return hasDeed ? null : 'text buttons are unallowed in the inline keyboard'
}

function markupProblem(markup: unknown): string | null {
  if (markup === undefined) return null
  if (!isRecord(markup)) return 'object expected as reply markup'
  const rows: unknown = markup.inline_keyboard
  if (!Array.isArray(rows)) return null
  return (
    rows
      .flat()
      .map(buttonProblem)
      .find(problem => problem !== null) ?? null
  )
}

function problemOf({ payload }: BotCall, text: unknown, max: number): string | null {
  if (!Number.isInteger(payload.chat_id)) return 'chat_id is empty'
  if (typeof text === 'string' && text.length > max) return 'message is too long'
  return markupProblem(payload.reply_markup)
}

const sentTo = (books: PeerBooks, chatId: unknown, more: object) =>
  good({
    message_id: books.nextMessage(),
    date: Math.floor(Date.now() / 1000),
    from: { id: books.me.id, is_bot: true, first_name: books.me.first_name },
    chat: { id: chatId, type: 'private', first_name: 'Rosa' },
    ...more,
  })

const sendMessage: PeerMethod = (books, call) => {
  const { chat_id, text } = call.payload
  if (typeof text !== 'string' || text === '') return badRequest('message text is empty')
  const problem = problemOf(call, text, maxText)
  return problem ? badRequest(problem) : sentTo(books, chat_id, { text })
}

const sendPhoto: PeerMethod = (books, call) => {
  const { chat_id, photo, caption } = call.payload
  const problem = problemOf(call, caption, maxCaption)
  if (problem) return badRequest(problem)
  const known = typeof photo === 'string' && books.fileIds.has(photo)
  if (!known && !call.files.photo?.length) return badRequest('wrong file identifier/HTTP URL specified')
  const file_id = known ? photo : books.newFile()
  const sizes = [{ file_id, file_unique_id: `unique-${file_id}`, width: 1280, height: 720 }]
  return sentTo(books, chat_id, { caption, photo: sizes })
}

const editMessage: PeerMethod = (books, call) => {
  const { chat_id, message_id, text } = call.payload
  if (!Number.isInteger(message_id)) return badRequest('message identifier is not specified')
  const problem = problemOf(call, text, maxText)
  return problem ? badRequest(problem) : sentTo(books, chat_id, { message_id, text })
}

const answerCallbackQuery: PeerMethod = (_books, { payload }) =>
  typeof payload.callback_query_id === 'string' ? good(true) : badRequest('query is too old or ID is invalid')

export const messageMethods = {
  sendMessage,
  sendPhoto,
  editMessageText: editMessage,
  editMessageReplyMarkup: editMessage,
  answerCallbackQuery,
}

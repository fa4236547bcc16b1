import { randomBytes } from 'node:crypto'
import { InputFile, type RawApi, type Transformer } from 'grammy'
import type { BotCommand, InlineKeyboardButton, MenuButton, UserFromGetMe } from 'grammy/types'
import { WaitingUpdates } from './waiting-updates.ts'

export type ChatMessage = {
  id: number
  isFromBot: boolean
  text: string
  /** Name of a picture shown above the text. */
  picture: string | null
  buttons: readonly InlineKeyboardButton[]
}

/** Oldest entries are dropped: a sandbox may run for weeks and be writable to the whole network. */
const most = { chats: 200, messages: 100, pictures: 60 }

function keepNewest<Key, Value>(kept: Map<Key, Value>, limit: number) {
  for (const key of kept.keys()) {
    if (kept.size <= limit) return
    kept.delete(key)
  }
}

const readAll = async (file: InputFile): Promise<Uint8Array> => {
  const raw = await file.toRaw()
  if (raw instanceof Uint8Array) return raw
  const parts: Uint8Array[] = []
  for await (const part of raw) parts.push(part)
  return Buffer.concat(parts)
}

type Given = {
  chat_id?: number
  message_id?: number
  text?: string
  caption?: string
  photo?: InputFile | string
  reply_markup?: { inline_keyboard?: InlineKeyboardButton[][] }
  commands?: BotCommand[]
  menu_button?: MenuButton
  offset?: number
  limit?: number
  timeout?: number
}

/** The bot's own user, as Telegram returns it. */
export const standInBot: UserFromGetMe = {
  id: 1,
  is_bot: true,
  first_name: 'Lithe',
  username: 'lithe_sandbox_bot',
  can_join_groups: false,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
  can_connect_to_business: false,
  has_main_web_app: false,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  can_manage_bots: false,
  supports_join_request_queries: false,
}

/** No chat has this id. */
const everyChat = 0

/** In-memory Bot API with the methods our bot uses: it queues updates and keeps what the bot sends. */
export function openBotApi() {
  const updates = new WaitingUpdates()
  const chats = new Map<number, ChatMessage[]>()
  const pictures = new Map<string, Uint8Array>()
  const menus = new Map<number, MenuButton>()
  let commands: BotCommand[] = []
  let lastMessage = 0

  function put(chatId: number, message: Omit<ChatMessage, 'id'>): ChatMessage {
    lastMessage += 1
    const put = { id: lastMessage, ...message }
    chats.set(chatId, [...(chats.get(chatId) ?? []), put].slice(-most.messages))
    keepNewest(chats, most.chats)
    return put
  }

  const said = ({ text, caption, reply_markup }: Given) => ({
    isFromBot: true,
    text: text ?? caption ?? '',
    buttons: (reply_markup?.inline_keyboard ?? []).flat(),
  })

  const sent = (chatId: number, { id, text }: ChatMessage, more: object = {}) => ({
    message_id: id,
    date: Math.floor(Date.now() / 1000),
    from: standInBot,
    chat: { id: chatId, type: 'private' },
    text,
    ...more,
  })

  async function sendPhoto({ chat_id = 0, photo, ...given }: Given) {
    const name = photo instanceof InputFile ? randomBytes(9).toString('base64url') : String(photo)
    if (photo instanceof InputFile) pictures.set(name, await readAll(photo))
    keepNewest(pictures, most.pictures)
    if (!pictures.has(name)) return null
    const message = put(chat_id, { ...said(given), picture: name })
    return sent(chat_id, message, {
      photo: [{ file_id: name, file_unique_id: name, width: 1280, height: 720 }],
    })
  }

  function editMessageText({ chat_id = 0, message_id, ...given }: Given) {
    const before = chats.get(chat_id) ?? []
    const now = before.map(one => (one.id === message_id ? { ...one, ...said(given) } : one))
    chats.set(chat_id, now)
    return true
  }

  const methods: Record<string, (given: Given) => unknown> = {
    getMe: () => standInBot,
    getUpdates: ({ offset = 0, limit = 100, timeout = 0 }) => updates.fetch(offset, limit, timeout),
    setMyCommands({ commands: told = [] }) {
      commands = told
      return true
    },
    setChatMenuButton({ chat_id = everyChat, menu_button }) {
      if (menu_button) menus.set(chat_id, menu_button)
      return true
    },
    deleteWebhook: () => true,
    answerCallbackQuery: () => true,
    sendMessage: given =>
      sent(given.chat_id ?? 0, put(given.chat_id ?? 0, { ...said(given), picture: null })),
    sendPhoto,
    editMessageText,
  }

  /** Answers every call in place of the network. */
  const answer: Transformer<RawApi> = async (_ask, method, payload, signal) => {
    const letGo = () => updates.letGo()
    signal?.addEventListener('abort', letGo)
    const result = await methods[method]?.(payload as Given)
    signal?.removeEventListener('abort', letGo)
    if (result === undefined)
      return { ok: false, error_code: 404, description: 'Not Found: method not found' }
    if (result === null) return { ok: false, error_code: 400, description: 'Bad Request: no such file' }
    return { ok: true, result: result as never }
  }

  return {
    answer,
    commands: (): readonly BotCommand[] => commands,
    menuOf: (chatId: number) => menus.get(chatId) ?? menus.get(everyChat) ?? null,
    messagesOf: (chatId: number): readonly ChatMessage[] => chats.get(chatId) ?? [],
    picture: (name: string) => pictures.get(name) ?? null,
    /** Shows a person's message and delivers it to the bot. */
    note: (chatId: number, text: string) =>
      void put(chatId, { isFromBot: false, text, picture: null, buttons: [] }),
    tell: updates,
  }
}
export type BotApi = ReturnType<typeof openBotApi>

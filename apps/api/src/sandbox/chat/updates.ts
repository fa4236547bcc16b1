import { randomBytes, randomInt } from 'node:crypto'
import type { Message, Update, User } from 'grammy/types'

/** Increasing like Telegram's, and different after a restart on the same database. */
let lastUpdateId = randomInt(2 ** 30)
export const nextUpdateId = () => {
  lastUpdateId += 1
  return lastUpdateId
}
let lastMessageId = 0
export const newId = () => randomBytes(8).toString('hex')
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

export type When = { at?: Date }

export function messageFrom(from: User, at: Date): Message & { from: User } {
  lastMessageId += 1
  const { id, first_name } = from
  return {
    message_id: lastMessageId,
    date: seconds(at),
    from,
    chat: { id, type: 'private', first_name },
  }
}

export const inMessage = (message: Message & { from: User }): Update => ({
  update_id: nextUpdateId(),
  message: message as NonNullable<Update['message']>,
})

/** A text message; a leading slash makes it a command. */
export function textUpdate(from: User, text: string, { at = new Date() }: When = {}): Update {
  const [command = ''] = text.split(' ')
  const entities = [{ type: 'bot_command' as const, offset: 0, length: command.length }]
  return inMessage({ ...messageFrom(from, at), text, ...(text.startsWith('/') && { entities }) })
}

type Press = When & {
  data: string
  /** The bot's message with the button. */
  messageId?: number
}

/** A button press under a bot message. */
export const pressUpdate = (from: User, { data, messageId = 1, at = new Date() }: Press): Update => ({
  update_id: nextUpdateId(),
  callback_query: {
    id: newId(),
    from,
    chat_instance: newId(),
    data,
    message: { ...messageFrom(from, at), message_id: messageId },
  },
})

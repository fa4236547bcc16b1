import { randomBytes, randomInt } from 'node:crypto'
import type { Message, Update, User } from 'grammy/types'

/** Rising, as Telegram's are, and unlike those of another test that runs on the same database. */
let lastUpdateId = randomInt(2 ** 30)
const nextUpdateId = () => {
  lastUpdateId += 1
  return lastUpdateId
}
let lastMessageId = 0
const newId = () => randomBytes(8).toString('hex')
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** A person on Telegram who writes to the bot. */
export const newSender = (about: Partial<User> = {}): User => ({
  id: randomInt(2 ** 40),
  is_bot: false,
  first_name: 'Rosa',
  ...about,
})

type When = { at?: Date }

function messageFrom(from: User, at: Date): Message & { from: User } {
  lastMessageId += 1
  const { id, first_name } = from
  return {
    message_id: lastMessageId,
    date: seconds(at),
    from,
    chat: { id, type: 'private', first_name },
  }
}

const inMessage = (message: Message & { from: User }): Update => ({
  update_id: nextUpdateId(),
  message: message as NonNullable<Update['message']>,
})

/** A text; one that starts with a slash is a command, as Telegram marks it. */
export function textUpdate(from: User, text: string, { at = new Date() }: When = {}): Update {
  const [command = ''] = text.split(' ')
  const entities = [{ type: 'bot_command' as const, offset: 0, length: command.length }]
  return inMessage({ ...messageFrom(from, at), text, ...(text.startsWith('/') && { entities }) })
}

/** The same text, said in a group. */
export function groupUpdate(from: User, text: string): Update {
  const { message, ...update } = textUpdate(from, text)
  if (!message) throw new Error('a text is a message')
  return {
    ...update,
    message: { ...message, chat: { id: -randomInt(2 ** 30), type: 'group', title: 'Walks' } },
  }
}

type Press = When & {
  data: string
  /** The bot's message that the button stands under. */
  messageId?: number
}

/** A press on a button under a message of the bot's. */
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

type Paying = { payload: string; stars: number; currency?: string }

export const preCheckoutUpdate = (from: User, { payload, stars, currency = 'XTR' }: Paying): Update => ({
  update_id: nextUpdateId(),
  pre_checkout_query: { id: newId(), from, currency, total_amount: stars, invoice_payload: payload },
})

type Paid = { payload: string; stars: number; chargeId?: string } & When

export const successfulPaymentUpdate = (
  from: User,
  { payload, stars, chargeId = newId(), at = new Date() }: Paid,
): Update =>
  inMessage({
    ...messageFrom(from, at),
    successful_payment: {
      currency: 'XTR',
      total_amount: stars,
      invoice_payload: payload,
      telegram_payment_charge_id: chargeId,
      provider_payment_charge_id: newId(),
    },
  })

/** Telegram gave a payment back by itself. */
export const refundedPaymentUpdate = (
  from: User,
  { payload, stars, chargeId, at = new Date() }: Paid & { chargeId: string },
): Update =>
  inMessage({
    ...messageFrom(from, at),
    refunded_payment: {
      currency: 'XTR',
      total_amount: stars,
      invoice_payload: payload,
      telegram_payment_charge_id: chargeId,
    },
  })

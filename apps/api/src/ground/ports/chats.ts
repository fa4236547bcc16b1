import type { Outcome } from './outcome.ts'

/** A button under a message; `opens` is a URL of ours, opened as the mini app. */
export type ChatButton = { text: string; opens: string }

/** A callback button: `brings` returns to the bot, at most 64 bytes. */
export type PressButton = { text: string; brings: string }

export type ChatPicture = {
  /** PNG or JPEG bytes. */
  picture: Uint8Array
  caption: string
  /** Omitted when there is no mini app. */
  button?: ChatButton
}

/** Telegram's payment sheet for Stars; a single price. */
export type Invoice = {
  /** At most 32 characters. */
  title: string
  description: string
  /** Returned with the payment; at most 128 bytes. */
  payload: string
  stars: number
}

/** Sends the bot's unprompted messages and translates all of Telegram's errors. */
export type Chats = {
  sendPicture(chatId: number, message: ChatPicture): Promise<Outcome<null, 'bot-blocked' | 'unavailable'>>
  sendText(
    chatId: number,
    text: string,
    buttons?: readonly (ChatButton | PressButton)[],
  ): Promise<Outcome<null, 'bot-blocked' | 'unavailable'>>
  createInvoiceLink(invoice: Invoice): Promise<Outcome<string, 'unavailable'>>
  /** Also succeeds if already refunded; `not-found` if Telegram does not know the payment. */
  refund(payer: number, chargeId: string): Promise<Outcome<null, 'not-found' | 'unavailable'>>
}

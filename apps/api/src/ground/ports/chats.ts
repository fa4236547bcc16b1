import type { Outcome } from './outcome.ts'

/** A button under a message: `opens` is an address of ours, opened as the mini app. */
export type ChatButton = { text: string; opens: string }

/** One that tells the bot of its press: what it `brings` has at most 64 bytes. */
export type PressButton = { text: string; brings: string }

export type ChatPicture = {
  /** The file's bytes: PNG or JPEG. */
  picture: Uint8Array
  caption: string
  /** Left out where there is no mini app to open. */
  button?: ChatButton
}

/** What a person sees on Telegram's sheet before they pay in Stars; Telegram allows one price and no more. */
export type Invoice = {
  /** At most 32 characters. */
  title: string
  /** At most 255 characters. */
  description: string
  /** Comes back with the payment; at most 128 bytes. */
  payload: string
  stars: number
}

/** What the bot does by itself, outside of an answer. Telegram's own errors end here: these are all there are. */
export type Chats = {
  sendPicture(chatId: number, message: ChatPicture): Promise<Outcome<null, 'bot-blocked' | 'unavailable'>>
  sendText(
    chatId: number,
    text: string,
    buttons?: readonly (ChatButton | PressButton)[],
  ): Promise<Outcome<null, 'bot-blocked' | 'unavailable'>>
  createInvoiceLink(invoice: Invoice): Promise<Outcome<string, 'unavailable'>>
  /** Done also where the money was given back before; `not-found` where Telegram knows no such payment. */
  refund(payer: number, chargeId: string): Promise<Outcome<null, 'not-found' | 'unavailable'>>
}

import { type Api, GrammyError, InlineKeyboard, InputFile } from 'grammy'
import type { ChatButton, Chats, PressButton } from '../../ground/ports/chats.ts'
import { done, type Outcome, refuse } from '../../ground/ports/outcome.ts'

/** Message options with a button that opens the mini app. */
export const miniAppButton = (button: ChatButton | undefined) =>
  button && { reply_markup: new InlineKeyboard().webApp(button.text, button.opens) }

/** One button per row, each as wide as its message. */
const buttonRows = (buttons: readonly (ChatButton | PressButton)[]) =>
  InlineKeyboard.from(
    buttons.map(button => [
      'opens' in button
        ? InlineKeyboard.webApp(button.text, button.opens)
        : InlineKeyboard.text(button.text, button.brings),
    ]),
  )

type Warn = (facts: { err: unknown }, text: string) => void

/** Telegram returns 403 to a blocked bot, and “chat not found” before a chat began. */
const isBlocked = (error: unknown) =>
  error instanceof GrammyError &&
  (error.error_code === 403 || (error.error_code === 400 && /chat not found/i.test(error.description)))

const has = (error: unknown, words: string) =>
  error instanceof GrammyError && error.description.includes(words)

/** Implements `Chats` with Telegram's API. */
export function telegramChats(api: Api, warn: Warn): Chats {
  async function send(sending: Promise<unknown>): Promise<Outcome<null, 'bot-blocked' | 'unavailable'>> {
    try {
      await sending
      return done(null)
    } catch (error) {
      if (isBlocked(error)) return refuse('bot-blocked')
      warn({ err: error }, 'Telegram did not take a message')
      return refuse('unavailable')
    }
  }
  return {
    sendText: (chatId, text, buttons = []) =>
      send(api.sendMessage(chatId, text, buttons.length > 0 ? { reply_markup: buttonRows(buttons) } : {})),
    sendPicture: (chatId, { picture, caption, button }) =>
      send(api.sendPhoto(chatId, new InputFile(picture), { caption, ...miniAppButton(button) })),
    async createInvoiceLink({ title, description, payload, stars }) {
      try {
        const price = [{ label: title, amount: stars }]
        return done(await api.createInvoiceLink(title, description, payload, '', 'XTR', price))
      } catch (error) {
        warn({ err: error }, 'Telegram made no invoice')
        return refuse('unavailable')
      }
    },
    async refund(payer, chargeId) {
      try {
        await api.refundStarPayment(payer, chargeId)
        return done(null)
      } catch (error) {
        if (has(error, 'CHARGE_ALREADY_REFUNDED')) return done(null)
        warn({ err: error }, 'Telegram gave no Stars back')
        return refuse(has(error, 'CHARGE_') ? 'not-found' : 'unavailable')
      }
    },
  }
}

import { InlineKeyboard } from 'grammy'
import type { ChatButton } from '../ports/chats.ts'

/** A button that opens the mini app; spread into a message's options. */
export const miniAppButton = (button: ChatButton | undefined) =>
  button && { reply_markup: new InlineKeyboard().webApp(button.text, button.opens) }

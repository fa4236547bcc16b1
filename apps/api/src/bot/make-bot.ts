import { Bot } from 'grammy'
import type { BotSettings } from '../config/bot-settings.ts'
import { waitWhenTold } from './wait-when-told.ts'

/** Longer than a poll waits at Telegram's. */
const patienceSeconds = 40

/** The bot as a client of Telegram's; it asks nothing yet. */
export function makeBot({ token, apiUrl }: BotSettings, closing: AbortSignal): Bot {
  const client = { apiRoot: apiUrl.replace(/\/+$/, ''), timeoutSeconds: patienceSeconds }
  const bot = new Bot(token, { client })
  bot.api.config.use(waitWhenTold(closing))
  return bot
}

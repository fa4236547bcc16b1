import { setTimeout as sleep } from 'node:timers/promises'
import { apiPrefix } from '@lithe/contracts/api'
import { Bot, Composer, type Context, type Transformer } from 'grammy'
import type { BotSettings } from '../../ground/config/config.ts'

const tries = 3
/** A longer wait is for the caller to know of. */
const longestWaitSeconds = 10

/** Telegram answers too many calls with the seconds to wait: a short wait is waited out here. */
const waitWhenTold =
  (closing: AbortSignal): Transformer =>
  async (ask, method, payload, signal) => {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await ask(method, payload, signal)
      if (reply.ok || reply.error_code !== 429 || attempt === tries) return reply
      const seconds = reply.parameters?.retry_after
      if (seconds === undefined || seconds > longestWaitSeconds) return reply
      await sleep(seconds * 1000, undefined, { signal: closing })
    }
  }

/** Longer than a poll waits at Telegram's. */
const patienceSeconds = 40

/** The bot as a client of Telegram's; it asks nothing yet. */
export function makeBot({ token, apiUrl }: BotSettings, closing: AbortSignal): Bot {
  const client = { apiRoot: apiUrl.replace(/\/+$/, ''), timeoutSeconds: patienceSeconds }
  const bot = new Bot(token, { client })
  bot.api.config.use(waitWhenTold(closing))
  return bot
}

/** Where Telegram brings updates. */
export const telegramWebhookPath = `${apiPrefix}/webhooks/telegram`

/** Pages of the web app that the bot leads to. */
export const miniAppPath = '/longevity-test'
export const yourDataPath = '/your-data'

/** Only chats with one person: what the bot says is nothing for a group. */
export function privateChats(...composers: Composer<Context>[]): Composer<Context> {
  const composer = new Composer<Context>()
  composer.chatType('private', ...composers)
  return composer
}

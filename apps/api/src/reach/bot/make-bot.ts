import { setTimeout as sleep } from 'node:timers/promises'
import { apiPrefix } from '@lithe/contracts/api'
import { Bot, Composer, type Context, type Transformer } from 'grammy'
import type { BotSettings } from '../../ground/config/config.ts'

const tries = 3
/** Longer waits are left to the caller. */
const longestWaitSeconds = 10

/** Honours Telegram's retry-after on rate limits, if short. */
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

/** Longer than Telegram's long poll. */
const patienceSeconds = 40

/** Creates the Telegram client; makes no request yet. */
export function makeBot({ token, apiUrl }: BotSettings, closing: AbortSignal): Bot {
  const client = { apiRoot: apiUrl.replace(/\/+$/, ''), timeoutSeconds: patienceSeconds }
  const bot = new Bot(token, { client })
  bot.api.config.use(waitWhenTold(closing))
  return bot
}

/** Path to which Telegram delivers updates. */
export const telegramWebhookPath = `${apiPrefix}/webhooks/telegram`

/** Web app pages the bot links to. */
export const miniAppPath = '/longevity-test'
export const yourDataPath = '/your-data'

/** Restricts handlers to private chats: the bot's messages are not for groups. */
export function privateChats(...composers: Composer<Context>[]): Composer<Context> {
  const composer = new Composer<Context>()
  composer.chatType('private', ...composers)
  return composer
}

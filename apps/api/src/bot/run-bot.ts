import type { Bot } from 'grammy'
import type { Update } from 'grammy/types'
import type { BotSettings } from '../config/bot-settings.ts'
import { growingPause } from './growing-pause.ts'
import { pollUpdates } from './poll-updates.ts'
import { setUpBot, webhookAddress } from './set-up-bot.ts'
import { stopSignal } from './stop-signal.ts'
import type { Taken } from './take-update.ts'

type Running = {
  bot: Bot
  settings: BotSettings
  take: (update: Update) => Promise<Taken>
  info: (facts: object, text: string) => void
  warn: (facts: { err: unknown }, text: string) => void
  closing: AbortSignal
}

/** Whether the bot is known to Telegram and set up there; false only where the server closes first. */
async function comeUp({ bot, settings, warn, closing }: Running): Promise<boolean> {
  const pause = growingPause(closing)
  while (!closing.aborted) {
    try {
      bot.botInfo = await bot.api.getMe(stopSignal(closing))
      await setUpBot(bot.api, settings)
      return true
    } catch (error) {
      if (closing.aborted) return false
      warn({ err: error }, 'the bot does not reach Telegram yet; trying again')
      await pause.wait()
    }
  }
  return false
}

/** Brings the bot up, however long Telegram is away, and fetches its updates where no webhook brings them. */
export async function runBot(running: Running) {
  if (!(await comeUp(running))) return
  const { bot, settings, take, info, warn, closing } = running
  const isCalled = webhookAddress(settings) !== null
  info({ updates: isCalled ? 'webhook' : 'polling' }, 'the bot is up')
  if (!isCalled) await pollUpdates({ api: bot.api, take, warn, closing })
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Api, Bot } from 'grammy'
import type { Update } from 'grammy/types'
import type { BotSettings } from '../../ground/config/config.ts'
import type { AllWords } from '../../ground/ports/words.ts'
import { allowedUpdates, setUpBot, webhookAddress } from './set-up-bot.ts'
import type { Taken } from './take-update.ts'

const firstMs = 500
const longestMs = 60_000

/** Delays doubling from half a second to a minute; closing interrupts the current one. */
function growingPause(closing: AbortSignal) {
  let nextMs = firstMs
  return {
    async wait() {
      const milliseconds = nextMs
      nextMs = Math.min(nextMs * 2, longestMs)
      await sleep(milliseconds, undefined, { signal: closing }).catch(() => null)
    },
    reset() {
      nextMs = firstMs
    },
  }
}

/** grammY types the signal of a polyfill, but accepts Node's own. */
const stopSignal = (signal: AbortSignal) => signal as NonNullable<Parameters<Api['getMe']>[0]>

type Polling = {
  api: Api
  take: (update: Update) => Promise<Taken>
  warn: (facts: { err: unknown }, text: string) => void
  closing: AbortSignal
}

const waitSeconds = 25
/** Attempts that, with their delays, outlast an abandoned claim. */
const tries = 8

/** Retries a failing update for a minute, then gives up so that later updates are handled. */
async function takeUntilDone({ take, warn, closing }: Polling, update: Update) {
  const pause = growingPause(closing)
  for (let attempt = 1; attempt <= tries && !closing.aborted; attempt += 1) {
    try {
      if ((await take(update)) === 'handled') return
    } catch (error) {
      warn({ err: error }, 'an update of the bot could not be written down')
    }
    if (attempt < tries) await pause.wait()
  }
}

/** Polls until the server closes. Updates of one batch run concurrently: a payer has ten seconds. */
async function pollUpdates(polling: Polling) {
  const { api, warn, closing } = polling
  const pause = growingPause(closing)
  let offset = 0
  while (!closing.aborted) {
    try {
      const question = { offset, timeout: waitSeconds, allowed_updates: allowedUpdates }
      const updates = await api.getUpdates(question, stopSignal(closing))
      pause.reset()
      await Promise.all(updates.map(update => takeUntilDone(polling, update)))
      offset = Math.max(offset, ...updates.map(({ update_id }) => update_id + 1))
    } catch (error) {
      if (closing.aborted) return
      warn({ err: error }, 'Telegram gave no updates; asking again soon')
      await pause.wait()
    }
  }
}

type Running = {
  bot: Bot
  settings: BotSettings
  words: AllWords
  take: (update: Update) => Promise<Taken>
  info: (facts: object, text: string) => void
  warn: (facts: { err: unknown }, text: string) => void
  closing: AbortSignal
}

/** Registers the bot with Telegram; false only if the server closes first. */
async function comeUp({ bot, settings, words, warn, closing }: Running): Promise<boolean> {
  const pause = growingPause(closing)
  while (!closing.aborted) {
    try {
      bot.botInfo = await bot.api.getMe(stopSignal(closing))
      await setUpBot(bot.api, settings, words)
      return true
    } catch (error) {
      if (closing.aborted) return false
      warn({ err: error }, 'the bot does not reach Telegram yet; trying again')
      await pause.wait()
    }
  }
  return false
}

/** Registers the bot, however long Telegram is unavailable, and polls unless a webhook is set. */
export async function runBot(running: Running) {
  if (!(await comeUp(running))) return
  const { bot, settings, take, info, warn, closing } = running
  const isCalled = webhookAddress(settings) !== null
  info({ updates: isCalled ? 'webhook' : 'polling' }, 'the bot is up')
  if (!isCalled) await pollUpdates({ api: bot.api, take, warn, closing })
}

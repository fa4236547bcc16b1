import type { FastifyInstance } from 'fastify'
import type { Composer, Context, Transformer } from 'grammy'
import type { Update } from 'grammy/types'
import type { EndpointDeps } from '../../doors/register-endpoint.ts'
import type { BotSettings } from '../../ground/config/config.ts'
import type { Chats } from '../../ground/ports/chats.ts'
import { wordsFor } from '../../ground/ports/words.ts'
import { answersComposer, type WordsFor as WordsForSender } from './answers.ts'
import { botWebhook } from './bot-webhook.ts'
import { anythingElseComposer, spokenCommandsComposer } from './free-text.ts'
import { eraseComposer, stopComposer } from './leaving.ts'
import { makeBot, privateChats } from './make-bot.ts'
import { runBot } from './run-bot.ts'
import { startComposer } from './start.ts'
import { takeUpdate } from './take-update.ts'
import { telegramChats } from './telegram-chats.ts'

type BotDeps = {
  endpointDeps: EndpointDeps
  supportEmail: string | null
  emergencyNumber: string
  /** Payment handlers; run first, because a payer waits at most ten seconds. */
  payments: Composer<Context> | null
}

type OpenBot = {
  chats: Chats | null
  /** Starts the bot once the server is ready, until it closes. */
  openBotDoors: (deps: BotDeps) => void
}

/** Creates this server's bot from the settings; `standIn` replaces Telegram. */
export function openBot(
  app: FastifyInstance,
  settings: BotSettings | null,
  standIn: Transformer | null,
): OpenBot {
  if (!settings) return { chats: null, openBotDoors: () => {} }
  const closing = new AbortController()
  const bot = makeBot(settings, closing.signal)
  if (standIn) bot.api.config.use(standIn)
  const warn = (facts: { err: unknown }, text: string) => app.log.warn(facts, text)
  return {
    chats: telegramChats(bot.api, warn),
    openBotDoors({ endpointDeps, supportEmail, emergencyNumber, payments }) {
      const { db, now, limits, count, words } = endpointDeps
      const readBy: WordsForSender = sender => wordsFor(words, { messenger: sender?.language_code ?? null })
      const { publicUrl, webhookSecret: secret } = settings
      if (payments) bot.use(payments)
      bot.use(
        privateChats(
          spokenCommandsComposer(),
          startComposer({ db, now, limits, wordsFor: readBy, publicUrl }),
          answersComposer({ ...settings, wordsFor: readBy, supportEmail, emergencyNumber }),
          eraseComposer(endpointDeps, readBy),
          stopComposer(endpointDeps, readBy),
          anythingElseComposer({ wordsFor: readBy, publicUrl, emergencyNumber }),
        ),
      )
      const logError = (facts: { err: unknown }, text: string) => app.log.error(facts, text)
      const handle = (update: Update) => bot.handleUpdate(update)
      const take = takeUpdate.bind(null, { db, now, count, logError, handle })
      if (secret !== null) botWebhook(app, { secret, count, take, isUp: () => bot.isInited() })

      let running: Promise<void> = Promise.resolve()
      app.addHook('onReady', async () => {
        const info = (facts: object, text: string) => app.log.info(facts, text)
        running = runBot({ bot, settings, words, take, info, warn, closing: closing.signal })
      })
      // Before the database closes, which is among the last steps.
      app.addHook('preClose', async () => {
        closing.abort()
        await running
      })
    },
  }
}

import type { Update } from 'grammy/types'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import type { AppDeps } from '../../app.ts'
import type { BotSettings } from '../../ground/config/config.ts'
import { telegramWebhookPath } from '../../reach/bot/make-bot.ts'
import { botToken } from '../new-telegrammer.ts'
import { openTestPostgres } from '../open-test-postgres.ts'
import { makeTestApp, publicTestConfig, type TestApp } from '../test-app.ts'
import { type BotApiPeer, openBotApiPeer } from './bot-api-peer.ts'

export const webhookSecret = 'a-webhook-secret-of-this-test-run'
export const publicUrl = 'https://lithe.example.org'

export type BotWorld = {
  testApp: TestApp
  peer: BotApiPeer
  /** Delivers an update to the webhook, and returns the status. */
  bring(update: Update, secret?: string): Promise<number>
}

export const botSettings = (peer: BotApiPeer, more: Partial<BotSettings> = {}): BotSettings => ({
  token: botToken,
  apiUrl: peer.url,
  publicUrl,
  webhookSecret,
  priceStars: null,
  ...more,
})

const deliverTo = async ({ app }: TestApp, update: Update, secret = webhookSecret) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: telegramWebhookPath,
    payload: update,
    headers: { 'x-telegram-bot-api-secret-token': secret },
  })
  return statusCode
}

async function openWorld(settings: Partial<BotSettings>, overrides: Partial<AppDeps>): Promise<BotWorld> {
  const peer = await openBotApiPeer()
  const testApp = await makeTestApp(await openTestPostgres(), {
    bot: botSettings(peer, settings),
    telegramBotToken: botToken,
    publicConfig: { ...publicTestConfig, supportEmail: 'help@example.org' },
    ...overrides,
  })
  await testApp.app.ready()
  await vi.waitFor(() => {
    if (!testApp.logged.some(line => line.includes('the bot is up'))) throw new Error('the bot is not up')
  }, 10_000)
  return { testApp, peer, bring: (update, secret) => deliverTo(testApp, update, secret) }
}

/** Runs tests with the real bot against the stand-in, by default with a webhook. */
export const describeWithBot = (
  subject: string,
  define: (world: () => BotWorld) => void,
  settings: Partial<BotSettings> = {},
  overrides: Partial<AppDeps> = {},
) =>
  describe(subject, () => {
    let opened: BotWorld | undefined
    beforeAll(async () => {
      opened = await openWorld(settings, overrides)
    }, 60_000)
    afterAll(async () => {
      await opened?.testApp.close()
      await opened?.peer.stop()
    })
    define(() => {
      if (!opened) throw new Error('the bot starts before the first test')
      return opened
    })
  })

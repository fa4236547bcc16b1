import type { PaymentMode } from '@lithe/contracts/api'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import type { BotSettings } from '../../../ground/config/config.ts'
import type { AllWords } from '../../../ground/ports/words.ts'
import { botToken } from '../../../testing/new-telegrammer.ts'
import { openTestPostgres } from '../../../testing/open-test-postgres.ts'
import { type BotApiPeer, openBotApiPeer } from '../../../testing/telegram/bot-api-peer.ts'
import { everyWord, makeTestApp, publicTestConfig, type TestApp } from '../../../testing/test-app.ts'

export const starsWebhookSecret = 'a-secret-of-this-test-run'
export const botUrl = 'https://bot.example.org/lithe'

export type StarsWorld = { testApp: TestApp; peer: BotApiPeer }

/** Settings of a bot that sells a report for 100 Stars. */
export const botSettings = ({ url }: BotApiPeer): BotSettings => ({
  token: botToken,
  apiUrl: url,
  priceStars: 100,
  publicUrl: 'https://lithe.example.org',
  webhookSecret: starsWebhookSecret,
})

/** Price in Stars, web payments and language. */
type Selling = { priceStars: number | null; payments: PaymentMode; words: AllWords }

async function openWorld({ priceStars, payments, words }: Selling): Promise<StarsWorld> {
  const peer = await openBotApiPeer()
  const testApp = await makeTestApp(await openTestPostgres(), {
    words,
    publicConfig: {
      ...publicTestConfig,
      payments,
      telegramCheckout: priceStars === null ? 'external' : 'stars',
    },
    telegramBotToken: botToken,
    bot: { ...botSettings(peer), priceStars },
  })
  await testApp.app.ready()
  await vi.waitFor(() => {
    if (!peer.books.webhook) throw new Error('the bot is not up yet')
  }, 10_000)
  return { testApp, peer }
}

/** Runs tests with real grammY against a stand-in Bot API. */
export const describeWithStars = (
  subject: string,
  define: (world: () => StarsWorld) => void,
  { priceStars = 100, payments = 'sandbox', words = everyWord }: Partial<Selling> = {},
) =>
  describe(subject, () => {
    let opened: StarsWorld | undefined
    beforeAll(async () => {
      opened = await openWorld({ priceStars, payments, words })
    }, 60_000)
    afterAll(async () => {
      await opened?.testApp.close()
      await opened?.peer.stop()
    })
    define(() => {
      if (!opened) throw new Error('the peer starts before the first test')
      return opened
    })
  })

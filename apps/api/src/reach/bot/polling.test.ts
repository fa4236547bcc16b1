import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../ground/db/database.ts'
import { botUpdates } from '../../ground/db/schema/messenger.ts'
import { botToken } from '../../testing/new-telegrammer.ts'
import { openTestPostgres } from '../../testing/open-test-postgres.ts'
import { type BotApiPeer, openBotApiPeer } from '../../testing/telegram/bot-api-peer.ts'
import { botSettings } from '../../testing/telegram/describe-with-bot.ts'
import { newSender, preCheckoutUpdate, textUpdate } from '../../testing/telegram/updates.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { telegramWebhookPath } from './make-bot.ts'

const patience = { timeout: 15_000 }
vi.setConfig({ testTimeout: 20_000 })
const help = () => textUpdate(newSender(), '/help')

describe('a polling bot', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestPostgres()
  }, 60_000)
  afterAll(() => database.close())

  const opened: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of opened.splice(0)) await close()
  })

  /** Each test has its own server and Telegram on the shared database. */
  async function begin(prepare: (peer: BotApiPeer) => Promise<void> | void = () => {}) {
    const peer = await openBotApiPeer()
    await prepare(peer)
    const testApp = await makeTestApp(database, { bot: botSettings(peer, { webhookSecret: null }) })
    const { app, mailbox, logged } = testApp
    opened.push(async () => {
      await app.close()
      await mailbox.close()
      await peer.stop()
    })
    await app.ready()
    const answers = () => peer.calls('sendMessage').length
    return { app, peer, answers, logged: () => logged.join('') }
  }

  it('answers each fetched update once, with no webhook on either side', async () => {
    const { app, peer, answers } = await begin(({ books }) => {
      books.webhook = { url: 'https://old.example.org/hook', secret: '', allowed: [] }
    })
    await expect.poll(() => peer.calls('getUpdates').length, patience).toBeGreaterThan(0)
    const knock = await app.inject({ method: 'POST', url: telegramWebhookPath, payload: help() })
    expect([knock.statusCode, answers()]).toEqual([404, 0])
    for (let number = 0; number < 3; number += 1) await peer.deliver(help())
    await expect.poll(answers, patience).toBe(3)
    await expect.poll(() => peer.books.updates.count, patience).toBe(0)
    expect(await database.db.$count(botUpdates)).toBe(3)
    expect(peer.calls('getUpdates')[0]?.payload.allowed_updates).toContain('pre_checkout_query')
  })

  it('lets the server start while Telegram is unavailable, and connects once it is back', async () => {
    const { peer, answers, app, logged } = await begin(away => away.stop())
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await expect.poll(logged, patience).toContain('the bot does not reach Telegram yet')
    await peer.start()
    await peer.deliver(help())
    await expect.poll(answers, patience).toBe(1)
    expect(logged()).not.toContain(botToken)
  })

  it('continues after Telegram was unavailable, and after another program polled', async () => {
    const { peer, answers, logged } = await begin()
    await expect.poll(() => peer.calls('getUpdates').length, patience).toBeGreaterThan(0)
    await peer.stop()
    await expect.poll(logged, patience).toContain('Telegram gave no updates')
    await peer.start()
    peer.failNext('getUpdates', { error_code: 409, description: 'Conflict: terminated by other' })
    await peer.deliver(help())
    await expect.poll(answers, patience).toBe(1)
    expect(logged()).toContain('409')
    expect(logged()).not.toContain(botToken)
  })

  it('retries a failed update while others are answered', async () => {
    const { peer, answers } = await begin(peer => {
      for (let failing = 0; failing < 2; failing += 1)
        peer.failNext('sendMessage', { error_code: 500, description: 'Internal Server Error' })
    })
    await peer.deliver(help())
    await expect.poll(answers, patience).toBe(3)
    await expect.poll(() => peer.books.updates.count, patience).toBe(0)
  })

  it('answers a payer without waiting for earlier updates', async () => {
    const { peer } = await begin(async ({ deliver, failNext }) => {
      failNext('sendMessage', { error_code: 429, description: 'Too Many Requests', retry_after: 3 })
      await deliver(help())
      await deliver(preCheckoutUpdate(newSender(), { payload: 'of-nobody', stars: 1 }))
    })
    await expect.poll(() => peer.calls('answerPreCheckoutQuery').length, patience).toBe(1)
    expect(peer.calls('sendMessage').length, 'the earlier one is not tried again yet').toBeLessThan(2)
  })

  it('closes at once despite a pending poll', async () => {
    const { peer, app } = await begin()
    await expect.poll(() => peer.calls('getUpdates').length, patience).toBeGreaterThan(0)
    const startedAt = performance.now()
    await app.close()
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })
})

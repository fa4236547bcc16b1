import { makeBot } from '@lithe/api/bot/make-bot'
import { setUpBot } from '@lithe/api/bot/set-up-bot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { botToken } from '../../../api/src/testing/new-telegrammer.ts'
import {
  type BotApiPeer,
  openBotApiPeer,
  peerBotName,
} from '../../../api/src/testing/telegram/bot-api-peer.ts'
import { everyWord } from '../../../api/src/testing/test-app.ts'
import { telegramDoctor } from './telegram-doctor.ts'

const webhookSecret = 'a-webhook-secret-of-this-test-run'
const publicUrl = 'https://lithe.example.org'

describe('npm run ops -- telegram-doctor', () => {
  let peer: BotApiPeer
  beforeAll(async () => {
    peer = await openBotApiPeer()
  })
  afterAll(() => peer.stop())

  const settings = (more: Record<string, string> = {}) => ({
    TELEGRAM_BOT_TOKEN: botToken,
    TELEGRAM_API_URL: peer.url,
    DATABASE_URL: 'postgres://db.example.org/lithe',
    PUBLIC_URL: publicUrl,
    EMAIL_SIGN_IN: 'off',
    TRUST_PROXY: '1',
    TELEGRAM_WEBHOOK_SECRET: webhookSecret,
    TELEGRAM_BOT_URL: `https://t.me/${peerBotName}`,
    ...more,
  })

  beforeEach(async () => {
    const set = { token: botToken, apiUrl: peer.url, publicUrl, webhookSecret, priceStars: null }
    await setUpBot(makeBot(set, new AbortController().signal).api, set, everyWord)
    peer.books.lastDeliveryError = null
  })

  it('finds nothing wrong when everything is in place, and changes nothing at Telegram', async () => {
    const writes = () => ['setWebhook', 'deleteWebhook', 'setMyCommands'].map(name => peer.calls(name).length)
    const before = writes()
    const { ok, words } = await telegramDoctor(settings({ TELEGRAM_CHECKOUT: 'stars', TELEGRAM_STARS: '75' }))
    expect([ok, words.includes('WRONG')]).toEqual([true, false])
    for (const told of [
      `the bot is @${peerBotName}`,
      `opens ${publicUrl}/longevity-test`,
      `brings updates to ${publicUrl}/api/lithe/webhooks/telegram`,
      'messages, buttons and payments',
      'lists all commands',
      'sold for 75 Stars',
    ])
      expect(words).toContain(told)
    expect(writes()).toEqual(before)
  })

  it.each([
    [
      'a token Telegram does not know',
      { TELEGRAM_BOT_TOKEN: `123456:${'a'.repeat(35)}` },
      'does not know the',
    ],
    ['a token of another shape', { TELEGRAM_BOT_TOKEN: 'a-bot-token' }, 'is a token of BotFather'],
    ['no public URL', { PUBLIC_URL: '', TELEGRAM_WEBHOOK_SECRET: '' }, 'PUBLIC_URL is not set'],
    ['a public URL without HTTPS', { PUBLIC_URL: 'http://lithe.example.org' }, 'PUBLIC_URL is an origin'],
    ['a webhook without a public URL', { PUBLIC_URL: '' }, 'does nothing without PUBLIC_URL'],
    [
      'another public URL',
      { PUBLIC_URL: 'https://new.example.org' },
      'does not bring updates to https://new',
    ],
    [
      'a menu button that leads elsewhere',
      { PUBLIC_URL: 'https://new.example.org' },
      'The menu button opens',
    ],
    ['a webhook where updates are fetched', { TELEGRAM_WEBHOOK_SECRET: '' }, 'this server would fetch them'],
    ['no bot URL', { TELEGRAM_BOT_URL: '' }, `it is https://t.me/${peerBotName}`],
    ['the URL of another bot', { TELEGRAM_BOT_URL: 'https://t.me/other_bot' }, 'leads elsewhere'],
    ['an unreachable API server', { TELEGRAM_API_URL: 'http://127.0.0.1:9' }, 'cannot be reached'],
  ])('reports %s', async (_case, more, told) => {
    const { ok, words } = await telegramDoctor(settings(more))
    expect(ok).toBe(false)
    expect(words.split('\n').find(line => line.startsWith('WRONG') && line.includes(told))).toBeDefined()
    for (const secret of [botToken, 'a'.repeat(35), 'a-bot-token', webhookSecret])
      expect(words).not.toContain(secret)
  })

  it('reports commands and updates not registered with Telegram', async () => {
    peer.books.commands = [{ command: 'start', description: 'Begin' }]
    peer.books.allowedUpdates = ['message']
    const { ok, words } = await telegramDoctor(settings())
    expect(ok).toBe(false)
    expect(words).toContain('does not tell of callback_query, pre_checkout_query')
    expect(words).toContain('lists no /help, /stop, /privacy, /delete, /terms, /paysupport')
  })

  it('prints why the last update did not arrive', async () => {
    peer.books.lastDeliveryError = { at: 1_777_881_600, words: 'Connection timed out' }
    const { words } = await telegramDoctor(settings())
    expect(words).toContain('failed to bring an update at 2026-05-04T08:00:00.000Z: Connection timed out')
  })

  it('explains how to create a bot when there is no token', async () => {
    const { ok, words } = await telegramDoctor({})
    expect(ok).toBe(true)
    for (const part of ['There is no bot', '@BotFather', 'TELEGRAM_WEBHOOK_SECRET', 'PUBLIC_URL'])
      expect(words).toContain(part)
  })
})

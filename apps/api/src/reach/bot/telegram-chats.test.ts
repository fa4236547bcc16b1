import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chats } from '../../ground/ports/chats.ts'
import { type BotApiPeer, openBotApiPeer } from '../../testing/telegram/bot-api-peer.ts'
import { botSettings } from '../../testing/telegram/describe-with-bot.ts'
import { newSender, successfulPaymentUpdate } from '../../testing/telegram/updates.ts'
import { makeBot } from './make-bot.ts'
import { telegramChats } from './telegram-chats.ts'

describe('the bot, unprompted,', () => {
  let peer: BotApiPeer
  let chats: Chats
  const warned: string[] = []
  beforeAll(async () => {
    peer = await openBotApiPeer()
    const { api } = makeBot(botSettings(peer), new AbortController().signal)
    chats = telegramChats(api, (_facts, text) => warned.push(text))
  })
  afterAll(() => peer.stop())

  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x2d, 0x2d])
  const blocked = { error_code: 403, description: 'Forbidden: bot was blocked by the user' }
  const unknown = { error_code: 400, description: 'Bad Request: chat not found' }
  const down = { error_code: 502, description: 'Bad Gateway' }

  it('sends a picture byte for byte, with its caption and a button', async () => {
    const button = { text: 'Look', opens: 'https://lithe.example.org/longevity-test' }
    const sent = await chats.sendPicture(42, { picture, caption: 'About 58.', button })
    expect(sent).toEqual({ ok: true, data: null })
    const call = peer.calls('sendPhoto').at(-1)
    expect([...(call?.files.photo ?? [])]).toEqual([...picture])
    expect(call?.payload).toMatchObject({
      chat_id: 42,
      caption: 'About 58.',
      reply_markup: { inline_keyboard: [[{ text: 'Look', web_app: { url: button.opens } }]] },
    })
  })

  it.each([
    ['somebody has blocked it', blocked, 'bot-blocked'],
    ['somebody never pressed Start', unknown, 'bot-blocked'],
    ['Telegram is out of order', down, 'unavailable'],
  ])('recognises that %s', async (_case, failure, reason) => {
    peer.failNext('sendPhoto', failure)
    expect(await chats.sendPicture(42, { picture, caption: '' })).toEqual({ ok: false, reason })
    peer.failNext('sendMessage', failure)
    expect(await chats.sendText(42, 'Thank you.')).toEqual({ ok: false, reason })
  })

  it('creates a link to an invoice in Stars', async () => {
    const invoice = { title: 'Full report', description: 'One report.', payload: 'order-1', stars: 75 }
    const made = await chats.createInvoiceLink(invoice)
    expect(made).toEqual({ ok: true, data: expect.stringMatching(/^https:\/\/t\.me\/\$/) })
    expect([...peer.books.invoices.values()]).toEqual([{ payload: 'order-1', stars: 75 }])
    peer.failNext('createInvoiceLink', down)
    expect(await chats.createInvoiceLink(invoice)).toEqual({ ok: false, reason: 'unavailable' })
  })

  it('refunds Stars once, and accepts an earlier refund', async () => {
    const payer = newSender()
    await peer.deliver(
      successfulPaymentUpdate(payer, { payload: 'order-2', stars: 75, chargeId: 'charge-2' }),
    )
    expect(await chats.refund(payer.id + 1, 'charge-2')).toEqual({ ok: false, reason: 'not-found' })
    expect(await chats.refund(payer.id, 'charge-2')).toEqual({ ok: true, data: null })
    expect(await chats.refund(payer.id, 'charge-2')).toEqual({ ok: true, data: null })
    expect(await chats.refund(payer.id, 'charge-3')).toEqual({ ok: false, reason: 'not-found' })
    peer.failNext('refundStarPayment', down)
    expect(await chats.refund(payer.id, 'charge-2')).toEqual({ ok: false, reason: 'unavailable' })
  })

  it('reports unavailable, and warns, while Telegram cannot be reached', async () => {
    await peer.stop()
    warned.length = 0
    expect(await chats.sendText(42, 'Thank you.')).toEqual({ ok: false, reason: 'unavailable' })
    expect(warned).toEqual(['Telegram did not take a message'])
    await peer.start()
  })
})

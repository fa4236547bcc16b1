import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { botUpdates } from '../../ground/db/schema/messenger.ts'
import { sweep } from '../../jobs.ts'
import { botToken } from '../../testing/new-telegrammer.ts'
import { describeWithBot, webhookSecret } from '../../testing/telegram/describe-with-bot.ts'
import { newSender, textUpdate } from '../../testing/telegram/updates.ts'
import { telegramWebhookPath } from './make-bot.ts'
import { claimLifeMs } from './take-update.ts'

describeWithBot('the update webhook', world => {
  const answers = () => world().peer.calls('sendMessage').length
  const known = (id: number) =>
    world().testApp.database.db.select().from(botUpdates).where(eq(botUpdates.id, id))
  const help = () => textUpdate(newSender(), '/help')

  it.each([
    ['a wrong secret', { 'x-telegram-bot-api-secret-token': 'a-guess' }],
    ['a secret with more behind it', { 'x-telegram-bot-api-secret-token': `${webhookSecret}1` }],
    ['an empty secret', { 'x-telegram-bot-api-secret-token': '' }],
    ['no secret', {}],
  ])('refuses %s, and handles nothing', async (_case, headers) => {
    const update = help()
    const before = answers()
    const { app } = world().testApp
    const reply = await app.inject({ method: 'POST', url: telegramWebhookPath, payload: update, headers })
    expect([reply.statusCode, answers(), await known(update.update_id)]).toEqual([401, before, []])
  })

  const chat = { id: 7, type: 'private' }
  const message = { message_id: 1, date: 1, chat, from: { id: 7, first_name: 'Rosa' } }
  const payment = {
    currency: 'XTR',
    total_amount: 100,
    invoice_payload: 'order',
    telegram_payment_charge_id: 'charge',
    provider_payment_charge_id: 'charge',
  }
  const entities = [{ type: 'bot_command', offset: 0, length: 5 }]
  it.each<[object]>([
    [{}],
    [{ update_id: 'one' }],
    [{ update_id: -1 }],
    [[]],
    [{ update_id: 1, message: { ...message, text: true, entities } }],
    [{ update_id: 1, message: { ...message, text: '/help', entities: { ...entities } } }],
    [{ update_id: 1, message: { ...message, entities } }],
    [{ update_id: 1, message: { ...message, chat: 7 } }],
    [{ update_id: 1, message: { ...message, from: undefined, successful_payment: payment } }],
    [{ update_id: 1, message: { ...message, successful_payment: { ...payment, total_amount: 0 } } }],
    [{ update_id: 1, callback_query: { id: '1', from: null, data: 'x' } }],
    [{ update_id: 1, pre_checkout_query: { id: '1', from: message.from, total_amount: 1e99 } }],
  ])('refuses the body %j', async payload => {
    const reply = await world().testApp.app.inject({
      method: 'POST',
      url: telegramWebhookPath,
      payload,
      headers: { 'x-telegram-bot-api-secret-token': webhookSecret },
    })
    expect(reply.statusCode).toBe(400)
  })

  it('ignores updates it did not ask for, and unknown fields', async () => {
    const { update_id, message } = help()
    const before = answers()
    for (const kind of ['edited_message', 'channel_post', 'business_message'])
      expect(await world().bring({ update_id: update_id + 1000, [kind]: { ...message, text: true } })).toBe(
        200,
      )
    expect(answers()).toBe(before)
  })

  it('handles an update once under concurrent deliveries', async () => {
    const { bring } = world()
    const update = help()
    const before = answers()
    const statuses = await Promise.all(Array.from({ length: 10 }, () => bring(update)))
    expect(answers()).toBe(before + 1)
    expect(statuses.filter(status => status === 200).length).toBeGreaterThan(0)
    expect(statuses.every(status => status === 200 || status === 503)).toBe(true)
    expect(await bring(update)).toBe(200)
    expect(answers()).toBe(before + 1)
  })

  it('requests redelivery while another server handles an update, and takes over an abandoned one', async () => {
    const { bring, testApp } = world()
    const { database, clock } = testApp
    const update = help()
    const before = answers()
    await database.db.insert(botUpdates).values({ id: update.update_id, claimedAt: clock.now })
    expect([await bring(update), answers()]).toEqual([503, before])
    clock.now = new Date(clock.now.getTime() + claimLifeMs - 1)
    expect(await bring(update)).toBe(503)
    clock.now = new Date(clock.now.getTime() + 1)
    expect([await bring(update), answers()]).toEqual([200, before + 1])
  })

  it('leaves a failed update for its next delivery', async () => {
    const { bring, peer } = world()
    const update = help()
    peer.failNext('sendMessage', { error_code: 500, description: 'Internal Server Error' })
    expect([await bring(update), await known(update.update_id)]).toEqual([500, []])
    expect(await bring(update)).toBe(200)
    expect(await known(update.update_id)).toMatchObject([{ handledAt: expect.any(Date) }])
    const { payload: metrics } = await world().testApp.app.inject('/metrics')
    expect(metrics).toContain('lithe_occurrences_total{occurrence="update-failed"} 1')
  })

  it('requests no redelivery once the bot is blocked', async () => {
    const { bring, peer } = world()
    peer.failNext('sendMessage', { error_code: 403, description: 'Forbidden: bot was blocked by the user' })
    expect(await bring(help())).toBe(200)
  })

  it('waits as long as Telegram says, then answers', async () => {
    const { bring, peer } = world()
    peer.failNext('sendMessage', { error_code: 429, description: 'Too Many Requests', retry_after: 1 })
    const before = answers()
    const startedAt = performance.now()
    expect(await bring(help())).toBe(200)
    expect(performance.now() - startedAt).toBeGreaterThan(950)
    expect(answers()).toBe(before + 2)
  })

  it('leaves an update to its next delivery if the wait is too long', async () => {
    const { bring, peer } = world()
    peer.failNext('sendMessage', { error_code: 429, description: 'Too Many Requests', retry_after: 600 })
    expect(await bring(help())).toBe(500)
  })

  it('forgets update ids after two days', async () => {
    const { bring, testApp } = world()
    const { database, clock } = testApp
    const update = help()
    await bring(update)
    const twoDaysMs = 2 * 24 * 60 * 60_000
    await sweep(database.db, new Date(clock.now.getTime() + twoDaysMs - 1))
    expect(await known(update.update_id)).toHaveLength(1)
    await sweep(database.db, new Date(clock.now.getTime() + twoDaysMs))
    expect(await known(update.update_id)).toEqual([])
  })

  it('logs no token, secret, name, number or message', async () => {
    const { bring, peer, testApp } = world()
    const from = newSender({ id: 987_654_321_012, first_name: 'Perpetua', username: 'quillfeather' })
    await bring(textUpdate(from, '/start r-thistledown'))
    await bring(textUpdate(from, 'a secret of the garden'))
    for (const error_code of [400, 403, 500]) {
      peer.failNext('sendMessage', { error_code, description: 'Something' })
      await bring(textUpdate(from, 'a secret of the garden'))
    }
    const log = testApp.logged.join('')
    expect(log).toContain('an update of the bot failed')
    for (const mark of [
      ...[botToken, webhookSecret, '987654321012', 'Perpetua', 'quillfeather', 'thistledown', 'garden'],
    ])
      expect(log).not.toContain(mark)
  })
})

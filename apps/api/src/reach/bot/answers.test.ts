import { expect, it } from 'vitest'
import { describeWithBot, publicUrl } from '../../testing/telegram/describe-with-bot.ts'
import { groupUpdate, newSender, pressUpdate, textUpdate } from '../../testing/telegram/updates.ts'
import { everyWord } from '../../testing/test-app.ts'
import { commandList } from './set-up-bot.ts'

const { bot } = everyWord.en

describeWithBot('the bot', world => {
  async function answerTo(text: string) {
    const { peer, bring } = world()
    const from = newSender()
    expect(await bring(textUpdate(from, text))).toBe(200)
    const { payload } = peer.calls('sendMessage').at(-1) ?? {}
    expect(payload?.chat_id).toBe(from.id)
    return payload?.text
  }

  const { help, terms, privacy, paySupport, erase, shortly } = bot
  const emergency = bot.unread.emergency({ number: '112' })

  it.each([
    ['/help', [help.how, help.what, help.safety, help.stop({ number: '112' }), `/delete  ${shortly.delete}`]],
    ['/HELP', [help.how]],
    ['/terms', [terms.sale, terms.noAdvice, 'help@example.org', publicUrl]],
    ['/privacy', [privacy.noPicture, `${publicUrl}/your-data`, privacy.eraseAll]],
    ['/paysupport', ['help@example.org', paySupport.moneyBack, paySupport.notTelegram]],
    ['how are you?', [bot.unread.cannotRead({ emergency }), '/start', '/help']],
    ['help', [bot.unread.program, help.how, '/delete']],
    ['delete me', [erase.nothingKnown]],
    ['/nothing', ['/start', '/help']],
  ])('answers %s', async (text, parts) => {
    const answer = await answerTo(text)
    for (const part of parts) expect(answer).toContain(part)
  })

  it.each(['My chest hurts', 'I fell', 'help', 'so much PAIN', 'I cannot breathe'])(
    'answers %j with the emergency number first and in bold',
    async text => {
      const answer = await answerTo(text)
      expect(String(answer).startsWith(emergency)).toBe(true)
      expect(world().peer.calls('sendMessage').at(-1)?.payload.entities).toEqual([
        { type: 'bold', offset: 0, length: emergency.length },
      ])
    },
  )

  it('offers the test when it cannot understand a message, and does not joke about it', async () => {
    const answer = await answerTo('good morning')
    expect(answer).not.toContain('better at')
    expect(world().peer.calls('sendMessage').at(-1)?.payload.reply_markup).toEqual({
      inline_keyboard: [[{ text: bot.begin, web_app: { url: `${publicUrl}/longevity-test` } }]],
    })
  })

  it('omits Stars from /privacy unless it sells for them', async () => {
    expect(await answerTo('/privacy')).not.toContain(privacy.stars)
  })

  it('registers its commands, menu button and update types with Telegram', () => {
    const { books } = world().peer
    expect(books.commands).toEqual(commandList(everyWord.en))
    // Test languages are only for those who request them by name.
    expect(
      world()
        .peer.calls('setMyCommands')
        .map(({ payload }) => payload.language_code),
    ).toEqual([undefined])
    expect(books.menuButton).toEqual({
      type: 'web_app',
      text: bot.menu,
      web_app: { url: `${publicUrl}/longevity-test` },
    })
    expect(books.webhook).toMatchObject({
      url: `${publicUrl}/api/lithe/webhooks/telegram`,
      allowed: ['message', 'callback_query', 'pre_checkout_query'],
    })
  })

  it('loses no update that waited while the server was down', () => {
    for (const { payload } of world().peer.calls('setWebhook'))
      expect(payload.drop_pending_updates ?? false).toBe(false)
  })

  it('says nothing in a group', async () => {
    const { peer, bring } = world()
    const said = () => [...peer.calls('sendMessage'), ...peer.calls('sendPhoto')].length
    const before = said()
    for (const text of ['/start', '/delete', 'hello'])
      expect(await bring(groupUpdate(newSender(), text))).toBe(200)
    expect(said()).toBe(before)
  })

  it('acknowledges an unknown button', async () => {
    const { peer, bring } = world()
    const before = peer.calls('answerCallbackQuery').length
    await bring(pressUpdate(newSender(), { data: 'of-an-older-version' }))
    expect(peer.calls('answerCallbackQuery')).toHaveLength(before + 1)
  })
})

describeWithBot(
  'the bot of a server that sells for Stars',
  world => {
    it('says in /privacy what is stored about a payer', async () => {
      const { peer, bring } = world()
      await bring(textUpdate(newSender(), '/privacy'))
      expect(peer.calls('sendMessage').at(-1)?.payload.text).toContain(bot.privacy.stars)
    })
  },
  { priceStars: 100 },
)

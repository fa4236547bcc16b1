import { setReminder } from '@lithe/contracts/api'
import { directionOf } from '@lithe/words/languages'
import { describe, expect, it } from 'vitest'
import { newTelegrammer } from '../../testing/new-telegrammer.ts'
import { englishIn, otherLanguages, watchedWords } from '../../testing/read-by-others.ts'
import { type BotWorld, describeWithBot } from '../../testing/telegram/describe-with-bot.ts'
import { newSender, pressUpdate, textUpdate } from '../../testing/telegram/updates.ts'
import { everyWord, publicTestConfig } from '../../testing/test-app.ts'
import { reminderMessage, stopPress } from '../reminders/reminder-texts.ts'
import { commandNames } from './answers.ts'
import { erasePressData, questionLifeMs } from './leaving.ts'
import { commandList } from './set-up-bot.ts'

const names = ['Rosa', 'Your insurer', 'Lithe']

/** Everything a person reads in this chat: messages, captions and buttons, in order. */
const readIn = ({ peer }: BotWorld, chatId: number) =>
  ['sendMessage', 'sendPhoto', 'editMessageText', 'setChatMenuButton'].flatMap(method =>
    peer.calls(method).flatMap(({ payload }) => (payload.chat_id === chatId ? textsOf(payload) : [])),
  )

function textsOf({ text, caption, reply_markup, menu_button }: Record<string, unknown>): string[] {
  const { inline_keyboard = [] } = Object(reply_markup) as { inline_keyboard?: { text: string }[][] }
  const buttons = [...inline_keyboard.flat(), Object(menu_button) as { text?: string }]
  return [text, caption, ...buttons.map(button => button.text)].filter(one => typeof one === 'string')
}

describe.each(otherLanguages)('in %s', language => {
  const { all, words, unread } = watchedWords(language, 'bot')
  const read: string[] = commandList(words).map(({ description }) => description)
  const sender = (about: { id?: number } = {}) => newSender({ ...about, language_code: language })

  /** Returns the bot's answers to everything it understands. */
  async function sayAll(world: BotWorld) {
    const { testApp, bring } = world
    const telegrammer = newTelegrammer(testApp)
    await telegrammer.signInWithTelegram()
    const from = sender({ id: telegrammer.user.id })
    for (const command of commandNames) await bring(textUpdate(from, `/${command}`))
    for (const text of ['/start o-insurer', 'hello', 'my chest hurts', 'help', 'begin'])
      await bring(textUpdate(from, text))
    const wish = { weeks: 4, time: '10:00', zone: 'Europe/Berlin' }
    const by = { way: 'message', initData: telegrammer.launch() }
    const reading = { headers: { 'accept-language': language } }
    const asked = { userIdentifier: telegrammer.identifier, ...wish, by }
    await telegrammer.call(setReminder, '/me/reminder', asked, reading)
    await bring(pressUpdate(from, { data: stopPress }))
    const stranger = sender()
    await bring(textUpdate(stranger, '/delete'))
    const press = (says: 'yes' | 'no', askedAt: Date, telegramId = from.id) =>
      bring(pressUpdate(from, { data: erasePressData({ says, telegramId, askedAt }) }))
    const { now } = testApp.clock
    await press('no', now)
    await press('yes', new Date(now.getTime() - questionLifeMs - 1))
    await press('yes', now, stranger.id)
    await press('yes', now)
    const due = reminderMessage(words, { weeks: 4 })
    return [...readIn(world, from.id), ...readIn(world, stranger.id), due]
  }

  const support = { ...publicTestConfig, supportEmail: 'help@example.org' }
  describeWithBot(
    'the bot',
    world => {
      it('leaves no English in any answer', async () => {
        const texts = await sayAll(world())
        expect(texts.length).toBeGreaterThan(20)
        read.push(...texts)
        expect(englishIn(language, texts, names)).toEqual([])
      })
    },
    { priceStars: 100 },
    { words: all, publicConfig: support },
  )

  describeWithBot(
    'the bot without a public URL',
    world => {
      it('leaves no English in any answer', async () => {
        const { peer } = world()
        const from = sender()
        for (const text of ['/start', '/privacy', '/terms', '/paysupport', 'hello'])
          await peer.deliver(textUpdate(from, text))
        await expect
          .poll(() => readIn(world(), from.id).length, { timeout: 20_000 })
          .toBeGreaterThanOrEqual(5)
        const texts = readIn(world(), from.id)
        read.push(...texts)
        expect(englishIn(language, texts, names)).toEqual([])
      })
    },
    { publicUrl: null },
    { words: all, publicConfig: publicTestConfig },
  )

  it('every message of the bot is used', () => {
    // In a private chat Telegram always sends a name.
    expect(unread(read)).toEqual(['start.greetingUnknown'])
  })

  it('a name is isolated only when its direction differs', () => {
    const greeting = read.find(text => text.includes('Rosa'))
    expect(greeting?.includes('\u2068Rosa\u2069')).toBe(directionOf(language) === 'rtl')
  })
})

describeWithBot('the bot', world => {
  it('answers in English when the sender’s language is unknown or unsupported', async () => {
    const { peer, bring } = world()
    for (const about of [{}, { language_code: 'tlh' }, { language_code: 'en-GB' }]) {
      await bring(textUpdate(newSender(about), '/terms'))
      expect(peer.calls('sendMessage').at(-1)?.payload.text).toContain(everyWord.en.bot.terms.sale)
    }
  })

  it('accepts an update with an invalid language', async () => {
    const { bring } = world()
    const from = { ...newSender(), language_code: 7 } as never
    expect(await bring(textUpdate(from, '/help'))).toBe(200)
  })
})

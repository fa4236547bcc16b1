import type { User } from 'grammy/types'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { people } from '../../ground/db/schema/people.ts'
import { newTelegrammer } from '../../testing/new-telegrammer.ts'
import { describeWithBot } from '../../testing/telegram/describe-with-bot.ts'
import { newSender, pressUpdate, textUpdate } from '../../testing/telegram/updates.ts'
import { everyWord } from '../../testing/test-app.ts'
import { questionLifeMs } from './leaving.ts'

const eraseWords = everyWord.en.bot.erase

const row = z.tuple([z.object({ text: z.string(), callback_data: z.string() })])
const Question = z.object({
  text: z.string(),
  reply_markup: z.object({ inline_keyboard: z.tuple([row, row]) }),
})

describeWithBot('/delete', world => {
  const peopleKept = () => world().testApp.database.db.$count(people)
  const lastCall = (method: string) => world().peer.calls(method).at(-1)?.payload
  const press = (from: User, data: string) => world().bring(pressUpdate(from, { data, messageId: 7 }))

  /** Signs a person in and sends /delete, so that the bot asks. */
  async function asked() {
    const { testApp, bring } = world()
    const telegrammer = newTelegrammer(testApp)
    await telegrammer.signInWithTelegram()
    const from = newSender({ id: telegrammer.user.id })
    await bring(textUpdate(from, '/delete'))
    const { text, reply_markup } = Question.parse(lastCall('sendMessage'))
    const [[yes], [no]] = reply_markup.inline_keyboard
    return { telegrammer, from, question: text, yes: yes.callback_data, no: no.callback_data }
  }

  it('asks first, then erases the account with all sessions on “Yes”', async () => {
    const { telegrammer, from, question, yes } = await asked()
    expect(question).toBe(`${eraseWords.what}\n\n${eraseWords.question}`)
    const before = await peopleKept()
    expect(await press(from, yes)).toBe(200)
    expect(await peopleKept()).toBe(before - 1)
    expect((await telegrammer.fetch()).status).toBe(401)
    expect(lastCall('editMessageText')).toMatchObject({
      chat_id: from.id,
      message_id: 7,
      text: eraseWords.erased,
    })
    expect(lastCall('editMessageText')?.reply_markup).toBeUndefined()
  })

  it('makes the account new at the next launch, and says when the phone forgets the old account', async () => {
    const { telegrammer, from, yes } = await asked()
    const knownSince = async () => (await telegrammer.signInWithTelegram()).data.knownSince
    const before = await knownSince()
    world().testApp.wait(1000)
    expect(await knownSince()).toBe(before)
    await press(from, yes)
    expect(lastCall('editMessageText')?.text).toContain('goes when you next open Lithe')
    expect(Date.parse(await knownSince())).toBeGreaterThan(Date.parse(before))
  })

  it('keeps everything on “No”', async () => {
    const { from, no } = await asked()
    const before = await peopleKept()
    await press(from, no)
    expect([await peopleKept(), lastCall('editMessageText')?.text]).toEqual([before, eraseWords.kept])
  })

  it('erases nothing when another person presses', async () => {
    const { telegrammer, yes } = await asked()
    const other = newTelegrammer(world().testApp)
    await other.signInWithTelegram()
    const before = await peopleKept()
    await press(newSender({ id: other.user.id }), yes)
    expect(lastCall('sendMessage')?.text).toBe(eraseWords.notYours)
    expect(await peopleKept()).toBe(before)
    expect([(await telegrammer.fetch()).status, (await other.fetch()).status]).toEqual([200, 200])
  })

  it('erases nothing through an expired button', async () => {
    const { from, yes } = await asked()
    const { clock } = world().testApp
    const before = await peopleKept()
    clock.now = new Date(clock.now.getTime() + questionLifeMs + 1)
    await press(from, yes)
    expect([await peopleKept(), lastCall('editMessageText')?.text]).toEqual([before, eraseWords.tooOld])
  })

  it('says so when a second “Yes” finds nothing', async () => {
    const { from, yes } = await asked()
    await press(from, yes)
    const before = await peopleKept()
    await press(from, yes)
    expect([await peopleKept(), lastCall('editMessageText')?.text]).toEqual([before, eraseWords.nothingKnown])
  })

  it('tells a person without data that nothing is known, and asks nothing', async () => {
    await world().bring(textUpdate(newSender(), '/delete'))
    expect(lastCall('sendMessage')).toMatchObject({ text: eraseWords.nothingKnown })
    expect(lastCall('sendMessage')?.reply_markup).toBeUndefined()
  })

  it.each(['erase:yes', 'erase:yes::', 'erase:maybe:1:1', 'erase:yes:1e9:0', ''])(
    'ignores the forged button %j',
    async data => {
      const { from } = await asked()
      const before = await peopleKept()
      expect(await press(from, data)).toBe(200)
      expect(await peopleKept()).toBe(before)
    },
  )

  it('erases even if Telegram accepts no answer, and finds nothing when the press is redelivered', async () => {
    const { from, yes } = await asked()
    const { peer, bring } = world()
    const before = await peopleKept()
    const update = pressUpdate(from, { data: yes, messageId: 7 })
    peer.failNext('editMessageText', { error_code: 502, description: 'Bad Gateway' })
    expect(await bring(update)).toBe(500)
    expect(await peopleKept()).toBe(before - 1)
    expect(await bring(update)).toBe(200)
    expect(lastCall('editMessageText')?.text).toBe(eraseWords.nothingKnown)
  })
})

import * as endpoints from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { caps } from '../../ground/limits/limits.ts'
import { actor } from '../../rights/testing/actor.ts'
import { jumpingJacks, squats, type Upload, upload } from '../../testing/measurements.ts'
import { newAccount } from '../../testing/new-account.ts'
import { newGuest } from '../../testing/new-guest.ts'
import { botToken, newTelegrammer } from '../../testing/new-telegrammer.ts'
import { describeWithBot, publicUrl } from '../../testing/telegram/describe-with-bot.ts'
import { demoUnlockKey, publicTestConfig } from '../../testing/test-app.ts'

const hourMs = 60 * 60_000
const botUrl = 'https://t.me/lithe_test_bot'
const blocked = { error_code: 403, description: 'Forbidden: bot was blocked by the user' }
const everything = { showsName: true, showsRealAge: true }

describeWithBot(
  'sending the card to the chat',
  world => {
    const testApp = () => world().testApp
    const telegram = () => world().peer

    /** Creates a person in the mini app with a report, and functions to send its card. */
    async function reportedTelegrammer(measured: Upload = upload(squats(12)), unlock: object = {}) {
      const rosa = newTelegrammer(testApp(), { first_name: 'Rosa' })
      await rosa.signInWithTelegram()
      const doing = actor(rosa.call, rosa.identifier)
      await doing.introduce({ name: 'Rosa', age: '63', sex: 'Female' })
      await doing.measure(measured)
      const assessmentId = await doing.report({ strength: measured.sessionId }, unlock)
      const send = (changed: object = {}, id = assessmentId) =>
        rosa.call(endpoints.sendCard, `/report/${id}/card`, {
          userIdentifier: rosa.identifier,
          source: 'telegram',
          initData: rosa.launch(),
          ...everything,
          ...changed,
        })
      const sentPictures = () =>
        telegram()
          .calls('sendPhoto')
          .filter(({ payload }) => payload.chat_id === rosa.user.id)
      return { rosa, doing, assessmentId, send, sentPictures }
    }

    it('sends a PNG of 1080 by 1080 to the person’s own chat, with the message and a link to the bot', async () => {
      const { send, sentPictures } = await reportedTelegrammer()
      expect((await send()).status).toBe(200)
      const [sent, ...more] = sentPictures()
      expect(more).toEqual([])
      const png = Buffer.from(sent?.files.photo ?? [])
      expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080])
      expect(sent?.payload.caption).toMatch(
        /^I measured how I move today\. .* Mobility age about \d+, older than my years, likely \d+\u00a0to\u00a0\d+\..* https:\/\/t\.me\/lithe_test_bot$/,
      )
    })

    it('sends a story as 1080 by 1920, and shows an older age only if chosen', async () => {
      const { send, sentPictures } = await reportedTelegrammer()
      await send({ showsMobilityAge: false, showsName: false, format: 'story' })
      const [sent] = sentPictures()
      const png = Buffer.from(sent?.files.photo ?? [])
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920])
      expect(sent?.payload.caption).toMatch(/^I measured how I move today\. Ask me in four weeks\. [^\d]*$/)
    })

    it('names the best movement only if the report is open', async () => {
      const locked = await reportedTelegrammer()
      await locked.send({ showsMobilityAge: false })
      expect(locked.sentPictures()[0]?.payload.caption).not.toMatch(/squats/)
      const open = await reportedTelegrammer(upload(squats(12)), { unlocked: true, unlockKey: demoUnlockKey })
      await open.send({ showsMobilityAge: false })
      expect(open.sentPictures()[0]?.payload.caption).toMatch(/^12 squats today\. /)
    })

    it('adds a button that opens the report in the mini app', async () => {
      const { send, assessmentId, sentPictures } = await reportedTelegrammer()
      await send()
      const opened = { url: `${publicUrl}/assessment/report/${assessmentId}` }
      expect(sentPictures()[0]?.payload.reply_markup).toEqual({
        inline_keyboard: [[{ text: 'Open my report', web_app: opened }]],
      })
    })

    it('uses the language of the requesting page', async () => {
      const { rosa, assessmentId, sentPictures } = await reportedTelegrammer()
      const { identifier: userIdentifier } = rosa
      const body = { userIdentifier, source: 'telegram', initData: rosa.launch(), ...everything }
      const headers = { 'accept-language': 'en-XA' }
      await rosa.call(endpoints.sendCard, `/report/${assessmentId}/card`, body, { headers })
      const { caption, reply_markup } = sentPictures()[0]?.payload ?? {}
      expect(`${caption} ${JSON.stringify(reply_markup)}`).not.toMatch(/I move like|Open my report/)
      expect(caption).toMatch(/ https:\/\/t\.me\/lithe_test_bot$/)
    })

    it('shows only the chosen details', async () => {
      const { send, sentPictures } = await reportedTelegrammer()
      await send()
      await send({ showsName: false })
      await send({ showsName: false, showsRealAge: false })
      const [all, nameless, bare] = sentPictures()
      expect(bare?.payload.caption).not.toMatch(/63|Rosa/)
      expect(all?.files.photo).not.toEqual(nameless?.files.photo)
      expect(nameless?.files.photo).not.toEqual(bare?.files.photo)
    })

    it('accepts launch data up to a day old, because the session proves the caller', async () => {
      const { rosa, send } = await reportedTelegrammer()
      const before = (ms: number) => rosa.launch(botToken, {}, new Date(testApp().clock.now.getTime() - ms))
      expect((await send({ initData: before(23 * hourMs) })).status).toBe(200)
      expect((await send({ initData: before(25 * hourMs) })).error).toBe('proof-refused')
    })

    it('sends only the caller’s own card, and only to their own chat', async () => {
      const [rosa, emil] = [await reportedTelegrammer(), await reportedTelegrammer()]
      expect((await emil.send({}, rosa.assessmentId)).error).toBe('unknown-report')
      expect((await emil.send({ userIdentifier: rosa.rosa.identifier })).error).toBe('not-yours')
      expect((await emil.send({ initData: rosa.rosa.launch() })).error).toBe('proof-refused')
      expect((await emil.send({ initData: emil.rosa.launch('123:not-the-token-of-this-bot') })).error).toBe(
        'proof-refused',
      )
      expect([...rosa.sentPictures(), ...emil.sentPictures()]).toEqual([])
    })

    it('sends nothing for an account or guest other than the launch’s', async () => {
      const { rosa, sentPictures } = await reportedTelegrammer()
      const [account, guest] = [newAccount(testApp()), newGuest(testApp())]
      await account.signIn()
      for (const [userIdentifier, call] of [
        [account.email, account.call],
        [guest.userIdentifier, newAccount(testApp()).call],
      ] as const) {
        const doing = actor(call, userIdentifier)
        await doing.introduce({ name: 'Ada', age: '62', sex: 'Female' })
        const measured = upload(squats(9))
        await doing.measure(measured)
        const assessmentId = await doing.report({ strength: measured.sessionId })
        const body = { userIdentifier, initData: rosa.launch(), ...everything }
        const refused = await call(endpoints.sendCard, `/report/${assessmentId}/card`, body)
        expect(refused.error).toBe('proof-refused')
      }
      expect(sentPictures()).toEqual([])
    })

    it('reports when the bot may not write, and sends once it may', async () => {
      const { send } = await reportedTelegrammer()
      telegram().failNext('sendPhoto', blocked)
      expect((await send()).error).toBe('bot-blocked')
      telegram().failNext('sendPhoto', { error_code: 400, description: 'Bad Request: chat not found' })
      expect((await send()).error).toBe('bot-blocked')
      expect((await send()).status).toBe(200)
    })

    it('reports when Telegram fails or cannot be reached', async () => {
      const { send } = await reportedTelegrammer()
      telegram().failNext('sendPhoto', { error_code: 500, description: 'Internal Server Error' })
      expect((await send()).error).toBe('unavailable')
      await telegram().stop()
      try {
        expect((await send()).error).toBe('unavailable')
      } finally {
        await telegram().start()
      }
      expect((await send()).status).toBe(200)
    })

    it('refuses a report without a mobility age', async () => {
      const { send, sentPictures } = await reportedTelegrammer(upload(jumpingJacks(20)))
      expect((await send()).error).toBe('no-mobility-age')
      expect(sentPictures()).toEqual([])
    })

    it('sends a profile’s card to its keeper, under the keeper’s hourly limit', async () => {
      const { rosa, send, sentPictures } = await reportedTelegrammer()
      const userIdentifier = `${rosa.identifier}~1777881600000`
      const profile = actor(rosa.call, userIdentifier)
      await profile.introduce({ name: 'Emil', age: '70', sex: 'Male' })
      const measured = upload(squats(8))
      await profile.measure(measured)
      const id = await profile.report({ strength: measured.sessionId })
      const answers = []
      for (let index = 0; index < caps.card.points; index++)
        answers.push((await (index % 2 ? send() : send({ userIdentifier }, id))).status)
      expect(new Set(answers)).toEqual(new Set([200]))
      expect((await send()).error).toBe('too-many-requests')
      expect((await send({ userIdentifier }, id)).error).toBe('too-many-requests')
      expect(sentPictures()).toHaveLength(caps.card.points)
    }, 60_000)

    it('logs nothing about the recipient or content, even when sending fails', async () => {
      const { rosa, send } = await reportedTelegrammer()
      const from = testApp().logged.length
      const initData = rosa.launch()
      await send({ initData })
      telegram().failNext('sendPhoto', { error_code: 500, description: 'Internal Server Error' })
      await send({ initData })
      const logged = testApp().logged.slice(from).join('\n')
      expect(logged).toContain('/card')
      const secrets = [String(new URLSearchParams(initData).get('hash')), botToken, 'I move like', 'Rosa']
      for (const text of [...secrets, rosa.identifier]) expect(logged).not.toContain(text)
    })
  },
  {},
  { publicConfig: { ...publicTestConfig, telegramBotUrl: botUrl } },
)

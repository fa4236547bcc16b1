import { expect, it } from 'vitest'
import type { Mailer } from '../../ground/mail/mailers.ts'
import { pressUpdate, textUpdate } from '../../testing/telegram/updates.ts'
import { everyWord } from '../../testing/test-app.ts'
import { forgetGivenUpReminders } from './send-reminders.ts'
import { describeWithReminders, remindersTo } from './testing/describe-with-reminders.ts'

const minuteMs = 60_000
const fourWeeksMs = 28 * 24 * 60 * minuteMs
const { mails, bot } = everyWord.en
const unreachable: Mailer = { send: async () => ({ ok: false, reason: 'ECONNREFUSED' }) }

describeWithReminders('a reminder by email', world => {
  const kept = (address: string) => remindersTo(world().testApp.database.db, address)
  async function asked(changed: object = {}) {
    const rosa = await world().account()
    await rosa.set(changed)
    return rosa
  }
  const linkIn = (text = '') => /\S+\/api\/lithe\/reminder-stop\/\w+/.exec(text)?.[0] ?? ''
  const knock = (method: 'GET' | 'POST', link: string, more: object = {}) =>
    world().testApp.app.inject({ method, url: new URL(link).pathname, ...more })

  it('arrives once, at its time, even if several servers send', async () => {
    const rosa = await asked()
    world().wait(fourWeeksMs - minuteMs)
    await world().send()
    expect(rosa.mails()).toEqual([])
    world().wait(minuteMs)
    await Promise.all([world().send(), world().send(), world().send()])
    world().wait(fourWeeksMs)
    await world().send()
    expect(rosa.mails().map(({ subject }) => subject)).toEqual([mails.reminder.subject])
    expect(await kept(rosa.email)).toBe(0)
    expect((await rosa.read()).reminder).toBeNull()
  })

  it('reveals neither results nor the person, and leads to the test', async () => {
    const rosa = await asked()
    world().wait(fourWeeksMs)
    await world().send()
    const [mail] = rosa.mails()
    expect(mail?.text).toContain('Four weeks ago you asked us to remind you.')
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toContain('http://localhost/longevity-test')
      expect(content?.replace(linkIn(mail?.text), '')).not.toMatch(/Rosa|\b\d\d\b years|mobility age/)
    }
  })

  it('is ended by pressing the button behind its link, not by opening the link', async () => {
    const rosa = await asked()
    world().wait(fourWeeksMs)
    await world().send()
    const [mail] = rosa.mails()
    const link = linkIn(mail?.text)
    expect(mail?.headers).toContainEqual({
      key: 'list-unsubscribe',
      originalKey: 'List-Unsubscribe',
      value: `<${link}>`,
    })
    await rosa.set()
    const question = await knock('GET', link)
    expect(question.body).toContain(mails.ending.question)
    expect(question.headers['content-security-policy']).toContain("form-action 'self'")
    expect(await kept(rosa.email)).toBe(1)
    const oneClick = {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    for (let time = 0; time < 2; time++) {
      const ended = await knock('POST', link, oneClick)
      expect([ended.statusCode, ended.body.includes(mails.ending.ended)]).toEqual([200, true])
      expect(await kept(rosa.email)).toBe(0)
    }
  })

  it('is not ended by a forged link, which gets the same response', async () => {
    const rosa = await asked()
    const made = await knock('POST', `http://localhost/api/lithe/reminder-stop/${'0'.repeat(64)}`)
    expect([made.statusCode, made.body.includes(mails.ending.ended)]).toEqual([200, true])
    expect(await kept(rosa.email)).toBe(1)
  })

  it('is retried if it cannot be sent, then sent once', async () => {
    const rosa = await asked()
    world().wait(fourWeeksMs)
    await world().send(unreachable)
    await world().send()
    expect(rosa.mails()).toEqual([])
    world().wait(minuteMs)
    await world().send()
    expect(rosa.mails()).toHaveLength(1)
  })

  it('is given up after ten attempts and deleted days later; the log omits the email address', async () => {
    const rosa = await asked()
    world().wait(fourWeeksMs)
    for (let time = 0; time < 10; time++) {
      await world().send(unreachable)
      world().wait(minuteMs * 2 ** time)
    }
    // About noon, past the following tests' times, including a clock change.
    world().wait((28 * 60 - 1023) * minuteMs)
    expect(await kept(rosa.email)).toBe(1)
    const { database, clock } = world().testApp
    await forgetGivenUpReminders(database.db, new Date(clock.now.getTime() + 1))
    expect(await kept(rosa.email)).toBe(0)
    expect(world().counted).toContain('reminder-given-up')
    expect(world().warned.join()).not.toContain(rosa.email)
  })

  it('keeps its new time when set again while being sent', async () => {
    const rosa = await asked()
    world().wait(fourWeeksMs)
    await world().send({
      async send(mail) {
        await rosa.set({ weeks: 8 })
        return world().testApp.mailbox.mailer.send(mail)
      },
    })
    expect(rosa.mails()).toHaveLength(1)
    expect((await rosa.read()).reminder).toMatchObject({ weeks: 8 })
  })

  it('is in the person’s last used language', async () => {
    const rosa = await asked()
    await rosa.fetch(rosa.email, { headers: { 'accept-language': 'ar-XB' } })
    world().wait(fourWeeksMs)
    await world().send()
    expect(rosa.mails()[0]?.html).toContain('dir="rtl"')
  })
})

describeWithReminders('a reminder in Telegram', world => {
  /** Includes an hour for a clock change in between. */
  const waitAndSend = async () => {
    world().wait(fourWeeksMs + 60 * minuteMs)
    await world().send()
  }
  async function asked() {
    const rosa = await world().telegrammer()
    await rosa.set()
    const from = { id: rosa.user.id, is_bot: false, first_name: 'Rosa' }
    return { ...rosa, from }
  }

  it('arrives once, with a link to the test and a way to stop, and reveals no results', async () => {
    const rosa = await asked()
    await waitAndSend()
    await waitAndSend()
    const [, came, ...more] = rosa.messages()
    expect(more).toEqual([])
    expect(came?.text).toBe(bot.reminder.due({ weeks: 4 }))
    expect(came?.reply_markup).toEqual({
      inline_keyboard: [
        [{ text: bot.begin, web_app: { url: 'https://lithe.example.org/longevity-test' } }],
        [{ text: bot.reminder.stop, callback_data: 'reminder:stop' }],
      ],
    })
  })

  it.each([
    ['/stop', (from: Parameters<typeof textUpdate>[0]) => textUpdate(from, '/stop')],
    ['Stop', (from: Parameters<typeof textUpdate>[0]) => textUpdate(from, 'Stop')],
    ['button', (from: Parameters<typeof textUpdate>[0]) => pressUpdate(from, { data: 'reminder:stop' })],
  ])('is ended by its owner’s %s and no one else’s', async (_way, update) => {
    const [rosa, emil] = [await asked(), await asked()]
    expect(await world().bring(update(rosa.from))).toBe(200)
    expect(rosa.messages().at(-1)?.text).toBe(bot.reminder.stopped)
    expect((await rosa.read()).reminder).toBeNull()
    expect((await emil.read()).reminder).not.toBeNull()
    await waitAndSend()
    expect(rosa.messages().at(-1)?.text).toBe(bot.reminder.stopped)
  })

  it('is unknown to /stop once cancelled', async () => {
    const rosa = await asked()
    await rosa.stop()
    await world().bring(textUpdate(rosa.from, '/stop'))
    expect(rosa.messages().at(-1)?.text).toBe(bot.reminder.none)
  })

  it('is given up at once if its owner blocked the bot', async () => {
    const rosa = await asked()
    world().peer.failNext('sendMessage', {
      error_code: 403,
      description: 'Forbidden: bot was blocked by the user',
    })
    await waitAndSend()
    expect(world().counted.at(-1)).toBe('reminder-given-up')
    expect((await rosa.read()).reminder).toBeNull()
  })

  it('waits during a Telegram outage', async () => {
    const rosa = await asked()
    world().peer.failNext('sendMessage', { error_code: 502, description: 'Bad Gateway' })
    await waitAndSend()
    expect((await rosa.read()).reminder).not.toBeNull()
    world().wait(minuteMs)
    await world().send()
    expect(rosa.messages().at(-1)?.text).toBe(bot.reminder.due({ weeks: 4 }))
  })
})

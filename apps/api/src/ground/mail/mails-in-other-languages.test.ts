import { signInWays } from '@lithe/contracts/api'
import { directionOf } from '@lithe/words/languages'
import { describe, expect, it } from 'vitest'
import { reminderMail } from '../../reach/reminders/reminder-texts.ts'
import { stoppedPage, stopQuestionPage } from '../../reach/reminders/stop-page.ts'
import { outboxPage } from '../../sandbox/outbox/outbox.ts'
import { codeMail } from '../../sign-in/codes/code-mail.ts'
import { newDeviceMail } from '../../sign-in/new-device.ts'
import { englishIn, markOf, otherLanguages, readOf, watchedWords } from '../../testing/read-by-others.ts'

const at = new Date('2026-05-04T08:00:00.000Z')
const endsAt = 'https://lithe.example.org/api/lithe/reminder-stop/a-key'
const names = ['Chrome', 'Android', 'iPhone', 'Lithe']

describe.each(otherLanguages)('in %s', language => {
  const { words, unread } = watchedWords(language, 'mails')
  const devices = ['Chrome on Android', 'iPhone', '']
  const places = ['https://lithe.example.org', null]
  const mails = [
    ...devices.map(device => codeMail(words, '042137', device)),
    ...[...signInWays, null].flatMap(way =>
      devices.flatMap(device => places.map(place => newDeviceMail(words, { at, device, way }, place))),
    ),
    reminderMail(words, { id: 'of-a-reminder', weeks: 4, ownOrigin: 'https://lithe.example.org' }, endsAt),
  ]
  const endingPages = [stopQuestionPage(words), stoppedPage(words)]
  const kept = mails.map(mail => ({ ...mail, to: 'rosa@example.org', sentAt: at }))
  const pages = [
    outboxPage(words, []),
    outboxPage(words, kept),
    ...endingPages,
    ...mails.map(({ html }) => html),
  ]
  const texts = [...mails.flatMap(({ subject, text }) => [subject, text]), ...pages.flatMap(readOf)]

  it('no English is left in emails or their pages', () => {
    expect(englishIn(language, texts, names)).toEqual([])
  })

  it('every message is used in an email or its pages', () => {
    expect(unread([...texts, ...pages.map(page => page.replace(/<\/?bdi>/g, ''))])).toEqual([])
  })

  it('every email and page declares its language and direction', () => {
    expect(mails.map(mail => mail.language)).toEqual(mails.map(() => language))
    for (const html of pages) expect(markOf(html)).toEqual([language, directionOf(language)])
  })
})

it('a name keeps its own direction in a right-to-left email, and adds no marks in English', () => {
  const { words: mirrored } = watchedWords('ar-XB', 'mails')
  const mail = codeMail(mirrored, '042137', 'Chrome on Android')
  expect(mail.text).toContain('\u2068Android\u2069')
  expect(mail.html).toContain('<bdi>Android</bdi>')
  expect(mail.html).not.toMatch(/[\u2068\u2069]/)
  const { words: accented } = watchedWords('en-XA', 'mails')
  expect(JSON.stringify(codeMail(accented, '042137', 'Chrome on Android'))).not.toMatch(/[\u2068\u2069]/)
})

it('lists are mirrored in a right-to-left email', () => {
  const mailOf = (language: (typeof otherLanguages)[number]) =>
    newDeviceMail(watchedWords(language, 'mails').words, { at, device: '', way: 'google' }, null).html
  expect(mailOf('en-XA')).toContain('padding:6px 16px 6px 0')
  expect(mailOf('ar-XB')).toContain('padding:6px 0 6px 16px')
})

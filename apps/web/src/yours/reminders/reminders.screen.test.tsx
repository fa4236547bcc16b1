import type { Reminder } from '@lithe/contracts/api'
import { errorsWords } from '@lithe/words/live/errors'
import { remindersWords } from '@lithe/words/live/reminders'
import { reportPageWords } from '@lithe/words/live/report-page'
import { shellWords } from '@lithe/words/live/shell'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { button, heading, mainAction } from '../../testing/screens/finders.ts'
import {
  asBefore,
  doubleText,
  emulate,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  showOn,
  smallPhone,
} from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'
import { expectWithinReach } from '../../testing/screens/preparation.ts'
import { type Answers, Refusal } from '../../testing/screens/server.ts'
import { momentIn } from '../../words/formats.ts'

beforeEach(asBefore)

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const address = 'ada@example.org'
const set: Reminder = { way: 'mail', weeks: 8, time: '17:30', zone, at: '2026-12-22T10:00:00.000Z' }

/** A server with one reminder, for a person with an email address. */
function reminding(reminder: Reminder | null = null): Answers {
  let kept = reminder
  return {
    readReminder: () => ({ reminder: kept, canMail: true, mailTo: address, canMessage: false }),
    setReminder: ({ body: { weeks, time, zone: asked } }) => {
      kept = { way: 'mail', weeks, time, zone: asked, at: set.at }
      return { reminder: kept }
    },
    stopReminder: () => {
      kept = null
      return {}
    },
  }
}

const open = (server: Answers = {}) => openApp(paths.reminders.link(), { device: ownedBy(), server })
const choice = (weeks: number) => page.getByRole('radio', { name: remindersWords.inWeeks({ count: weeks }) })
const when = () => page.getByText(momentIn(set.at, zone), { exact: true })

test.each([
  ['a guest', {}, () => remindersWords.signIn.what],
  ['someone who can be reached', reminding(), () => remindersWords.time],
  ['someone with a reminder', reminding(set), () => remindersWords.done.heading],
])(
  'the reminders page tells %s what it is for, and finishes at the start, without a way back',
  async (_, server, shown) => {
    const app = await open(server)
    await expect.element(page.getByText(remindersWords.what)).toBeVisible()
    await expect.element(page.getByText(shown())).toBeVisible()
    await expect.element(page.getByRole('link', { name: shellWords.buttons.back })).not.toBeInTheDocument()
    await mainAction().getByText(remindersWords.finish).click()
    await expect.poll(app.place).toBe(paths.start.link())
  },
)

test('a guest gets a calendar file and learns what email takes, without being asked for anything', async () => {
  const app = await open()
  await expect.element(page.getByText(remindersWords.signIn.what)).toBeVisible()
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument()
  const { keep, file } = reportPageWords.calendar
  await expect.element(page.getByRole('link', { name: keep })).toHaveAttribute('download', file)
  await page.getByRole('link', { name: remindersWords.signIn.go }).click()
  await expect.poll(app.place).toBe(paths.login.link())
})

test('the page does not suggest signing in for email if there is no mail server', async () => {
  await open({ readReminder: () => ({ reminder: null, canMail: false, mailTo: null, canMessage: false }) })
  await expect.element(page.getByText(remindersWords.notHere)).toBeVisible()
  await expect.element(page.getByRole('link', { name: remindersWords.signIn.go })).not.toBeInTheDocument()
})

test('four weeks at ten is the default, one press sets it, and the page says when', async () => {
  const app = await open(reminding())
  await expect.element(choice(4)).toBeChecked()
  await button(remindersWords.set).click()
  await expect.element(when()).toBeVisible()
  await expect.element(page.getByText(remindersWords.done.mail({ address }))).toBeVisible()
  expect(app.callsOf('setReminder')).toMatchObject([{ weeks: 4, time: '10:00', zone, by: { way: 'mail' } }])
  await button(remindersWords.finish).click()
  await expect.poll(app.place).toBe(paths.start.link())
})

test('a change of weeks and time is shown at once, then sent', async () => {
  const app = await open(reminding())
  await choice(2).click({ force: true })
  await page.getByLabelText(remindersWords.time).fill('18:15')
  const today = new Date()
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 14, 18, 15)
  const moment = momentIn(day.toISOString(), zone)
  await expect.element(page.getByText(remindersWords.onDay({ moment }))).toBeVisible()
  await button(remindersWords.set).click()
  await expect.element(when()).toBeVisible()
  expect(app.callsOf('setReminder')).toMatchObject([{ weeks: 2, time: '18:15' }])
})

test('a set reminder is shown, can be changed from its values, and is cancelled with one press', async () => {
  const app = await open(reminding(set))
  await expect.element(when()).toBeVisible()
  await button(remindersWords.done.change).click()
  await expect.element(choice(8)).toBeChecked()
  await expect.element(page.getByLabelText(remindersWords.time)).toHaveValue('17:30')
  await button(remindersWords.set).click()
  await button(remindersWords.done.stop).click()
  await expect.element(page.getByText(remindersWords.done.stopped)).toBeVisible()
  await expect.element(choice(4)).toBeVisible()
  expect(app.callsOf('stopReminder')).toHaveLength(1)
})

test('a reminder that cannot be set says so, and can be retried', async () => {
  let isDown = true
  const server = reminding()
  const setReminder: Answers['setReminder'] = asked => {
    if (isDown) throw new Refusal(503, 'unavailable')
    return server.setReminder?.(asked) ?? { reminder: set }
  }
  await open({ ...server, setReminder })
  await button(remindersWords.set).click()
  await expect.element(page.getByText(errorsWords.unavailable)).toBeVisible()
  isDown = false
  await button(remindersWords.set).click()
  await expect.element(when()).toBeVisible()
})

test.each([
  ['to be set', null],
  ['that is set', set],
])('a reminder %s fits a phone, in light and dark, with text twice as large', async (name, reminder) => {
  await showOn(phone)
  await open(reminding(reminder))
  await expect.element(heading()).toBeVisible()
  await expect.element(reminder ? when() : choice(4)).toBeVisible()
  await emulate({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await expectAccessible(`${name}, light`)
  await emulate({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(`${name}, dark`)
  await showOn(smallPhone)
  await expectWithinReach(name)
  const asUsual = doubleText()
  expectNoSidewaysScroll(name)
  await mainAction().first().click({ trial: true })
  asUsual()
})

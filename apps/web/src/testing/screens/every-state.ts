import { feedbackWords } from '@lithe/words/live/feedback'
import { generateWords } from '@lithe/words/live/generate'
import { leftPhoneWords } from '@lithe/words/live/left-phone'
import { peopleWords } from '@lithe/words/live/people'
import { shareWords } from '@lithe/words/live/share'
import { signInWords } from '@lithe/words/live/sign-in'
import { wayWords } from '@lithe/words/live/way'
import { yourDataWords } from '@lithe/words/live/your-data'
import { expect, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ratingWords } from '../../report/feedback/feedback-fields.tsx'
import { submitWords } from '../../report/feedback/use-feedback.ts'
import { ownedBy } from './device.ts'
import { button, heading, mainAction } from './finders.ts'
import { recordedReport, serverWith } from './known.ts'
import { settle } from './looks.ts'
import { openApp } from './open-app.tsx'
import { type Answers, noNetwork } from './server.ts'

const device = () => ownedBy()
const known = (server: Answers = {}, report = recordedReport('locked')) => ({
  device: device(),
  server: { ...serverWith([report]), ...server },
})
const seen = (what: Locator) => expect.element(what.first()).toBeVisible()
const said = (words: string) => seen(page.getByText(words))
const dialog = () => page.getByRole('dialog')

async function rateAndSend(server: Answers) {
  const report = recordedReport('locked')
  await openApp(`/assessment/feedback?assessmentId=${report.assessmentId}`, known(server, report))
  const star = page.getByRole('radio', { name: ratingWords(4) })
  await expect.element(star).toBeInTheDocument()
  await settle()
  await star.click({ force: true })
  await button(submitWords({ isBusy: false, isInMessenger: false })).click()
}

async function openYourData(server: Answers = {}) {
  await openApp(paths.yourData.link(), known(server))
  await seen(heading())
}

async function openReport(lock: 'locked' | 'unlocked') {
  const report = recordedReport(lock)
  await openApp(paths.report.link(report.assessmentId), known({}, report))
  await seen(heading())
  await settle()
}

/** Pages after an action, or when something fails. */
const states: Record<string, () => Promise<void>> = {
  'a first visit': async () => {
    await openApp(paths.start.link())
    await expect.element(mainAction()).toBeEnabled()
  },
  'the server is down at the start': async () => {
    await openApp(paths.start.link(), { server: { fetchUser: noNetwork } })
    await said(peopleWords.server.unavailable)
  },
  'the question before the device is cleared': async () => {
    await openApp(paths.start.link(), { device: device() })
    await expect.element(mainAction()).toBeEnabled()
    await button(wayWords.start.minutes({ minutes: 5 })).click({ delay: 1000 })
    await seen(dialog())
  },
  'people being managed': async () => {
    await openApp(paths.profiles.link(), { device: device() })
    await button(peopleWords.profiles.manage).click()
    await seen(button(peopleWords.profiles.done))
  },
  'a movement shown large': async () => {
    await openApp(paths.workoutPreview.link(), { device: device() })
    await page.getByRole('list').getByRole('button').first().click()
    await seen(dialog())
  },
  'a code was mailed': async () => {
    await openApp(paths.login.link(), { server: { sendOtp: () => ({ puzzle: null }) } })
    await page.getByRole('textbox').fill('ada@example.org')
    await button(signInWords.email.send).click()
    await seen(button(signInWords.continue))
  },
  'a code could not be mailed': async () => {
    await openApp(paths.login.link(), { server: { sendOtp: noNetwork } })
    await page.getByRole('textbox').fill('ada@example.org')
    await button(signInWords.email.send).click()
    await seen(page.getByRole('alert'))
  },
  'thanked for what was said': async () => {
    await rateAndSend({})
    await seen(heading(feedbackWords.thanks.title))
  },
  'what was said could not be sent': async () => {
    await rateAndSend({ saveFeedback: noNetwork })
    await said(feedbackWords.failed)
  },
  'the question before everything is erased': async () => {
    await openYourData()
    await button(yourDataWords.erase.open).click()
    await seen(dialog())
  },
  'what is kept cannot be read': async () => {
    await openYourData({ readKept: noNetwork })
    await settle()
  },
  'what left the phone, to the letter': async () => {
    const app = await openApp(paths.start.link(), known())
    await expect.element(mainAction()).toBeEnabled()
    await app.goTo(paths.leftPhone.link())
    await button(leftPhoneWords.exactText).first().click()
    await button(leftPhoneWords.without.title).click()
  },
  'a report that cannot be made': async () => {
    // Shown for two seconds, too briefly for a busy machine.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await openApp(
      '/assessment/generate?balance=1c9dcf3e-7d0c-4ed4-9b0e-0c3a3c3f6c11',
      known({ generateReport: noNetwork }),
    )
    await said(generateWords.offline)
  },
  'no report yet': async () => {
    await openApp(paths.list.link(), { device: device(), server: serverWith() })
    await seen(heading())
    await settle()
  },
  'the price of a report': async () => {
    await openReport('locked')
    await mainAction().click()
    await seen(dialog())
    await settle()
  },
  'a card to be shared': async () => {
    await openReport('unlocked')
    await button(shareWords.open).first().click()
    await seen(dialog())
    await settle()
  },
  'a payment that went through': async () => {
    await openApp('/payment-result?status=success', known())
    await seen(heading())
  },
}

/** Every state in turn, each in a freshly opened app. */
export async function visitStates(look: (name: string) => void) {
  for (const [name, come] of Object.entries(states)) {
    await come().catch(problem => {
      throw new Error(`${name}: ${problem instanceof Error ? problem.message : problem}`)
    })
    look(name)
    vi.useRealTimers()
  }
}

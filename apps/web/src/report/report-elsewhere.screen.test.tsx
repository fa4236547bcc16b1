import { reportPageWords } from '@lithe/words/live/report-page'
import { reportsWords } from '@lithe/words/live/reports'
import { signInWords } from '@lithe/words/live/sign-in'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOnboarding } from '../memory/onboarding-store.ts'
import { useProfiles } from '../memory/profiles.ts'
import { onboardingStart, paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction } from '../testing/screens/finders.ts'
import { recordedReport, serverWith } from '../testing/screens/known.ts'
import { asBefore, expectAccessibleInBothColours, expectFirstScreen } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'
import { Refusal } from '../testing/screens/server.ts'

beforeEach(asBefore)

const { assessmentId } = recordedReport('locked')
const link = paths.report.link(assessmentId)

test('a link to a report serves a new visitor without asking, storing anything or reading the report', async () => {
  const app = await openApp(link)
  const { notAvailable } = reportPageWords
  await expect.element(heading(notAvailable.title)).toBeVisible()
  await expect.element(page.getByText(notAvailable.what)).toBeVisible()
  await expect.element(page.getByText(notAvailable.elsewhere)).toBeVisible()
  expect(app.place()).toBe(link)
  expect(app.callsOf('readReport')).toEqual([])
  expect(useOnboarding.getState()).toMatchObject({ name: '', age: '', sex: '' })
  expect(useProfiles.getState().profiles.filter(({ name }) => name)).toEqual([])
  await expectFirstScreen('a report elsewhere')
  await expectAccessibleInBothColours('a report elsewhere')
})

test('a link that was cut short says where the whole one is', async () => {
  const app = await openApp('/assessment/report/f47ac10b-58cc', { device: ownedBy() })
  await expect.element(page.getByText(reportPageWords.notAvailable.notWhole)).toBeVisible()
  expect(app.callsOf('readReport')).toEqual([])
  await button(reportsWords.list.title).click()
  await expect.poll(app.place).toBe(paths.start.link())
})

test('a payer is given a contact if no code can be sent', async () => {
  await openApp(link, { config: { supportEmail: 'help@lithe.example', emailSignIn: false } })
  await expect.element(page.getByText('order number of your receipt')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'help@lithe.example' })).toBeVisible()
  await expectFirstScreen('a report elsewhere, with whom to write to')
})

test('no action can be pressed until the settings say which is the main one', async () => {
  let answer = (_: { emailSignIn: boolean }) => {}
  const app = await openApp(link, { config: new Promise(resolve => (answer = resolve)) })
  await expect.poll(() => app.callsOf('readByReceipt')).toHaveLength(1)
  await expect.element(heading(reportPageWords.opening.heading)).toBeVisible()
  expect(button(reportPageWords.notAvailable.byReceipt).elements()).toEqual([])
  answer({ emailSignIn: false })
  await expect.element(button(reportPageWords.notAvailable.signIn)).toBeVisible()
})

test('a payer is asked for the receipt’s email address, and given a contact in case it is lost', async () => {
  await openApp(link, { config: { supportEmail: 'help@lithe.example' } })
  await button(reportPageWords.notAvailable.byReceipt).click()
  await expect.element(page.getByRole('link', { name: 'help@lithe.example' })).toBeVisible()
  await expectFirstScreen('asking for a code by receipt')
  await expectAccessibleInBothColours('asking for a code by receipt')
})

test('a code to the receipt’s mailbox opens only that report, read-only, and stores no result', async () => {
  const report = { ...recordedReport('unlocked'), assessmentId }
  let isOpen = false
  const app = await openApp(link, {
    server: {
      sendOtp: () => ({ puzzle: null }),
      openByReceipt({ body }) {
        if (body.email !== 'payer@example.org') throw new Refusal(404, 'unknown-report')
        isOpen = true
        return {}
      },
      readByReceipt() {
        if (!isOpen) throw new Refusal(404, 'unknown-report')
        return report
      },
    },
  })
  async function showCode(email: string) {
    await page.getByLabelText(signInWords.email.label).fill(email)
    await button(signInWords.email.send).click()
    await page.getByRole('textbox', { name: signInWords.code.label({ digits: 6, email }) }).fill('123456')
    await mainAction().click()
  }
  await button(reportPageWords.notAvailable.byReceipt).click()
  await showCode('another@example.org')
  await expect.element(page.getByText(signInWords.codeProblem.otherReceipt)).toBeVisible()
  await showCode('payer@example.org')
  await expect.element(page.getByText(reportPageWords.byReceipt.here)).toBeVisible()
  const measured = page.getByRole('heading', { name: reportPageWords.parts.measured })
  await expect.element(measured).toBeInTheDocument()
  await expectAccessibleInBothColours('a report opened by receipt')
  expect(app.place()).toBe(link)
  expect(page.getByText(reportsWords.delete.button).query()).toBeNull()
  expect(JSON.stringify(localStorage)).not.toContain('mobilityAge')
})

test('a visitor can sign in or start from there', async () => {
  const app = await openApp(link)
  await page.getByRole('link', { name: reportPageWords.notAvailable.signIn }).click()
  await expect.poll(app.place).toBe(paths.login.link())
  await app.goBack()
  await button(reportPageWords.notAvailable.start).click()
  await expect.poll(app.place).toContain(onboardingStart.link())
})

test('a stranger’s link on a used device says that the report is not theirs, and returns there after a sign-in', async () => {
  const theirs = { ...recordedReport('locked'), assessmentId }
  let isSignedIn = false
  const owner = serverWith([theirs], { name: 'Rosa', age: '66', sex: 'Female' })
  const app = await openApp(link, {
    device: ownedBy(),
    server: {
      ...owner,
      fetchUser: () => (isSignedIn ? owner.fetchUser() : serverWith().fetchUser()),
      readReport: asked => {
        if (!isSignedIn) throw new Refusal(404, 'unknown-report')
        return owner.readReport(asked)
      },
      sendOtp: () => ({ puzzle: null }),
      verifyOtp: () => {
        isSignedIn = true
        return { userIdentifier: 'rosa@example.org' }
      },
    },
    config: { emailSignIn: true },
  })
  const { notAvailable } = reportPageWords
  await expect.element(page.getByText(notAvailable.what)).toBeVisible()
  await expect.element(page.getByText(notAvailable.another)).toBeVisible()
  await page.getByRole('link', { name: notAvailable.signIn }).click()
  await page.getByLabelText(signInWords.email.label).fill('rosa@example.org')
  await button(signInWords.email.send).click()
  const { label } = signInWords.code
  await page.getByRole('textbox', { name: label({ digits: 6, email: 'rosa@example.org' }) }).fill('123456')
  await mainAction().click()
  await expect.poll(app.place).toBe(link)
  await expect.element(heading('Close to your 62, Ada')).toBeVisible()
  const shown = { email: 'rosa@example.org', otp: '123456' }
  expect(app.callsOf('verifyOtp'), 'the device’s guest keeps their data').toEqual([shown])
})

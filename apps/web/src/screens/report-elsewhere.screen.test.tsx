import { reportPageWords } from '@lithe/words/live/report-page'
import { signInWords } from '@lithe/words/live/sign-in'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { useProfiles } from '../features/profiles/profiles.ts'
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

test('a report’s link is answered where nobody has been: nothing is asked, of them or of the server, and nothing kept', async () => {
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

test('who has paid for it is told how to get back to it, where somebody reads mails', async () => {
  await openApp(link, { config: { supportEmail: 'help@lithe.example' } })
  await expect.element(page.getByText('order number of your receipt')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'help@lithe.example' })).toBeVisible()
  await expectFirstScreen('a report elsewhere, with whom to write to')
})

test('from there one signs in, or begins', async () => {
  const app = await openApp(link)
  await button(reportPageWords.notAvailable.signIn).click()
  await expect.poll(app.place).toBe(paths.login.link())
  await app.goBack()
  await button(reportPageWords.notAvailable.start).click()
  await expect.poll(app.place).toContain(onboardingStart.link())
})

test('a stranger’s link on somebody’s device says that it is not theirs; who signs in there comes back to it', async () => {
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
  await button(notAvailable.signIn).click()
  await page.getByLabelText(signInWords.email.label).fill('rosa@example.org')
  await button(signInWords.email.send).click()
  const { label } = signInWords.code
  await page.getByRole('textbox', { name: label({ digits: 6, email: 'rosa@example.org' }) }).fill('123456')
  await mainAction().click()
  await expect.poll(app.place).toBe(link)
  await expect.element(heading('Close to your 62, Ada')).toBeVisible()
})

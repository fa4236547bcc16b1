import { homeWords } from '@lithe/words/live/home'
import { landingWords } from '@lithe/words/live/landing'
import { loginWords } from '@lithe/words/live/login'
import { reportsWords } from '@lithe/words/live/reports'
import { signInWords } from '@lithe/words/live/sign-in'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownedBy } from '../../testing/screens/device.ts'
import { button, heading } from '../../testing/screens/finders.ts'
import { listed, recordedReport, serverWith } from '../../testing/screens/known.ts'
import {
  asBefore,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'

beforeEach(asBefore)

const link = (name: string) => page.getByRole('link', { name, exact: true })
const greeting = () => heading('Welcome back, Ada')

/** A device that has seen one report, as `report-notes` keeps it. */
function deviceWithReport({ isAgeToTell = false } = {}) {
  const report = recordedReport('locked')
  const device = ownedBy()
  const { userIdentifier } = device['user-id'] as { userIdentifier: string }
  const { assessmentId, createdAt, freeReportData } = report
  const latest = { assessmentId, createdAt, age: freeReportData.mobilityAge, isOrMore: false }
  return {
    report,
    device: {
      ...device,
      'report-notes': { latest: { [userIdentifier]: latest } },
      ...(isAgeToTell && { 'age-to-tell': { assessmentId, calls: false } }),
    },
  }
}

test.each([paths.home.link(), paths.login.link()])(
  '%s greets a known person without asking the server: last number, reports, another test',
  async address => {
    const { device, report } = deviceWithReport()
    const app = await openApp(address, { device, server: serverWith([report]) })
    await expect.element(greeting()).toBeVisible()
    await expect.element(page.getByText(/Your last mobility age: \d\d/)).toBeVisible()
    expectInView(button(reportsWords.list.title), address)
    expectInView(link(reportsWords.list.again), address)
    expectNoSidewaysScroll(address)
    expectLargeTargets(address)
    await button(reportsWords.list.title).click()
    await expect.poll(app.place).toBe(paths.list.link())
  },
)

test('the landing page stands below the greeting, whole, for anybody else', async () => {
  const { device } = deviceWithReport()
  const app = await openApp(paths.home.link(), { device })
  await button(homeWords.other).click()
  const browser = page.getByRole('link', { name: landingWords.enter.browser })
  await expect
    .element(page.getByRole('heading', { name: landingWords.headline.whole, level: 2 }))
    .toBeInViewport()
  await expect.element(browser).toBeInViewport()
  await browser.click()
  await expect.element(heading(loginWords.title)).toBeVisible()
  await link(loginWords.start).click()
  await expect.poll(app.place, 'not the reports of the known person').toBe(paths.profiles.link())
})

test('on the sign-in page a known guest may sign in, or be somebody else', async () => {
  const app = await openApp(paths.login.link(), { device: ownedBy() })
  await expect.element(greeting()).toBeVisible()
  await button(loginWords.title).click()
  await expect.element(button(signInWords.email.send)).toBeVisible()
  await expect.element(link(loginWords.start)).toHaveAttribute('href', paths.start.link())
  await app.goTo(paths.home.link())
  await expect.element(greeting()).toBeVisible()
  await app.goTo(paths.login.link())
  await button(homeWords.other).click()
  await expect.element(link(loginWords.start)).toHaveAttribute('href', paths.profiles.link())
})

test('a person without a report continues to the test', async () => {
  const app = await openApp(paths.home.link(), { device: ownedBy() })
  await expect.element(greeting()).toBeVisible()
  await button(signInWords.continue).click()
  await expect.poll(app.place).toBe(paths.start.link())
})

test('an age that its report has still to reveal is not given away', async () => {
  const { device } = deviceWithReport({ isAgeToTell: true })
  await openApp(paths.home.link(), { device })
  await expect.element(button(reportsWords.list.title)).toBeVisible()
  await expect.element(page.getByText(/Your last mobility age/)).not.toBeInTheDocument()
})

test('the list’s newest report is what the next visit knows', async () => {
  const { device, report } = deviceWithReport()
  const newer = {
    ...listed(report),
    createdAt: '2027-01-02T10:00:00.000Z',
    assessmentId: crypto.randomUUID(),
  }
  newer.freeReportData = { ...newer.freeReportData, mobilityAge: 59 }
  const app = await openApp(paths.home.link(), {
    device,
    server: { fetchUser: () => ({ userDetails: null, assessmentsData: [listed(report), newer] }) },
  })
  await app.goTo(paths.list.link())
  await expect.element(heading(reportsWords.list.title)).toBeVisible()
  await app.goTo(paths.home.link())
  await expect.element(page.getByText('Your last mobility age: 59 2 January 2027')).toBeVisible()
})

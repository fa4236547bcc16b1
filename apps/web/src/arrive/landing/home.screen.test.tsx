import { homeWords } from '@lithe/words/live/home'
import { landingWords } from '@lithe/words/live/landing'
import { loginWords } from '@lithe/words/live/login'
import { movementsWords } from '@lithe/words/live/movements'
import { reportsWords } from '@lithe/words/live/reports'
import { signInWords } from '@lithe/words/live/sign-in'
import { workoutWords } from '@lithe/words/live/workout'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../../navigation/paths.ts'
import { ownPlate } from '../../testing/own-plate.ts'
import { keptState, ownedBy } from '../../testing/screens/device.ts'
import { button, heading } from '../../testing/screens/finders.ts'
import { listed, person, recordedReport, serverWith } from '../../testing/screens/known.ts'
import {
  asBefore,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../../testing/screens/looks.ts'
import { openApp } from '../../testing/screens/open-app.tsx'
import { feelWell, heldJustNow, playerHere } from '../../testing/screens/ready-workout.ts'

beforeEach(asBefore)

const link = (name: string) => page.getByRole('link', { name, exact: true })
const greeting = () => heading('Welcome back, Ada')

/** A device that has seen one report, as stored by `report-notes`. */
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

test('the whole landing page follows below the greeting, for anyone else', async () => {
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
  await expect.poll(app.place, { message: 'not the reports of the known person' }).toBe(paths.profiles.link())
})

test('a known guest may sign in on the sign-in page, or make way for another person', async () => {
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
  await button(loginWords.mine).click()
  await expect.element(link(loginWords.start)).toHaveAttribute('href', paths.start.link())
})

test('an account that signs in again takes nothing from the guest whose profile is current', async () => {
  const device = ownedBy()
  const { userIdentifier: guest } = device['user-id'] as { userIdentifier: string }
  const account = 'ben@example.org'
  const profiles = [guest, account].map(userId => ({ ...person, id: userId, userId }))
  const kept = { ...device, 'profile-data': { profiles, currentProfileId: guest, baseUserId: account } }
  const app = await openApp(paths.home.link(), { device: kept })
  const returnTo = { path: paths.profiles.link(), state: null, userIdentifier: account }
  await app.goTo(paths.login.link(), { returnTo })
  await expect.element(page.getByText(loginWords.apart)).toBeVisible()
  await button(loginWords.mine).click()
  await expect.element(page.getByText(loginWords.apart)).not.toBeInTheDocument()
})

test('a person without a report continues to the test', async () => {
  const app = await openApp(paths.home.link(), { device: ownedBy() })
  await expect.element(greeting()).toBeVisible()
  await button(signInWords.continue).click()
  await expect.poll(app.place).toBe(paths.start.link())
})

const plan = ['Ten squats', 'Bend to your shins'].map((dose, index) => ({
  test: index === 0 ? 'strength' : 'flexibility',
  dose,
  film: 'squat',
  holdsOn: false,
  movement: 'squat',
  sessionId: 'his-squats',
}))
/** A person on the third day of a plan with two days done. */
function deviceWithPlan(exercise: object = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-05T20:00:00') })
  onTestFinished(() => void vi.useRealTimers())
  const { device, report } = deviceWithReport()
  const [person = ''] = Object.keys(device['report-notes'].latest)
  const { assessmentId } = report
  const latest = { assessmentId, createdAt: '2026-11-03T09:00:00Z', age: 67, isOrMore: false }
  const sevenFold = { ...ownPlate, figures: Array.from({ length: 7 }, () => ownPlate.figures[0]) }
  const notes = {
    latest: { [person]: { ...latest, plan: plan.map(step => ({ ...step, ...exercise })) } },
    ticks: { [assessmentId]: [1, 2] },
    plates: { 'his-squats': sevenFold },
  }
  return { report, device: { ...device, 'report-notes': notes } }
}

/** Figures drawn on the week's plate. */
const figures = () => document.querySelectorAll('section [data-plate="own"] svg > g').length

test('today’s minute is ticked once a day, each day adds a figure to the plate, and the second week has an exercise of its own', async () => {
  const { device, report } = deviceWithPlan()
  const app = await openApp(paths.home.link(), { device })
  await expect.element(page.getByText('Ten squats')).toBeVisible()
  await expect.poll(figures).toBe(2)
  await button(homeWords.today.did).click()
  await expect.element(page.getByText(homeWords.today.done)).toBeVisible()
  await expect.poll(figures).toBe(3)
  expect(keptState('report-notes').ticks[report.assessmentId]).toEqual([1, 2, 3])
  expectNoSidewaysScroll('today')
  expectLargeTargets('today')

  vi.setSystemTime(new Date('2026-11-10T08:00:00'))
  await app.goTo(paths.yourData.link())
  await expect.element(heading('Your data')).toBeVisible()
  await app.goTo(paths.home.link())
  await expect.element(page.getByText('Bend to your shins')).toBeVisible()
  await button(homeWords.today.did).click()
  expect(keptState('report-notes').ticks[report.assessmentId]).toEqual([1, 2, 3, 8])
})

test('today’s minute is measured in the plan’s words, ticks the day, and neither sends nor makes a report', async () => {
  const { device, report } = deviceWithPlan({ film: 'single-leg-stance-supported' })
  const app = await openApp(paths.home.link(), { device })
  await button(homeWords.today.measure).click()
  await feelWell()
  await expect.element(heading(movementsWords.names['single-leg-stance-supported'])).toBeVisible()
  const { told, say } = playerHere()
  say({ type: 'ready' })
  await button(workoutWords.intro.ready).click()
  await expect.poll(() => told).toContain('start')
  say(heldJustNow())
  await expect.element(page.getByText('30 seconds today.')).toBeVisible()
  expect(app.place()).toBe(paths.home.link())
  await expect.poll(figures).toBe(3)
  expect(keptState('report-notes').ticks[report.assessmentId]).toEqual([1, 2, 3])
  await expect.poll(() => keptState('workout-session')).toMatchObject({ assessmentResults: [], redo: null })
  expect(app.callsOf('putSession')).toEqual([])
  await expect.element(button(homeWords.today.measure)).not.toBeInTheDocument()
})

test('today’s exercise can be ticked but not measured if the camera does not know it, or while a test is unfinished', async () => {
  const { device } = deviceWithPlan()
  const [userIdentifier = ''] = Object.keys(device['report-notes'].latest)
  const unfinished = {
    userIdentifier,
    ladder: {},
    begunAtMs: Date.now(),
    assessmentResults: [{ exerciseId: 'single-leg-stance', refusal: null, shown: { seconds: 9 } }],
  }
  for (const kept of [
    deviceWithPlan({ film: null }).device,
    deviceWithPlan({ film: 'squat', holdsOn: true }).device,
    { ...device, 'workout-session': unfinished },
  ]) {
    await openApp(paths.home.link(), { device: kept })
    await expect.element(button(homeWords.today.did)).toBeVisible()
    await expect.element(button(homeWords.today.measure)).not.toBeInTheDocument()
  }
})

test('an age still to be revealed by its report is not given away', async () => {
  const { device } = deviceWithReport({ isAgeToTell: true })
  await openApp(paths.home.link(), { device })
  await expect.element(button(reportsWords.list.title)).toBeVisible()
  await expect.element(page.getByText(/Your last mobility age/)).not.toBeInTheDocument()
})

test('the newest report in the list is shown on the next visit', async () => {
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

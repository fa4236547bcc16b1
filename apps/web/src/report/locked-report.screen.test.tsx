import { paymentWords } from '@lithe/words/live/payment'
import { reportPageWords } from '@lithe/words/live/report-page'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sharedBy } from '../testing/kept-people.ts'
import { ownPlate } from '../testing/own-plate.ts'
import { ownedBy, writtenElsewhere } from '../testing/screens/device.ts'
import { button, mainAction, visibleWords } from '../testing/screens/finders.ts'
import { consent, person, type Report, recordedReport } from '../testing/screens/known.ts'
import {
  asBefore,
  expectAccessibleInBothColours,
  expectInView,
  expectLargeTargets,
  expectNoSidewaysScroll,
  settle,
  showOn,
  smallPhone,
} from '../testing/screens/looks.ts'
import { openReport } from '../testing/screens/open-app.tsx'
import { held, Refusal } from '../testing/screens/server.ts'

beforeEach(asBefore)

/** Pressed by key, as a slow emulated phone, zoomed to the promo field, has the button out of view. */
async function pay() {
  const button = page.getByRole('button', { name: /^Pay.\$2$/ })
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('a locked report shows what was done and what is closed, and invents nothing', async () => {
  await showOn(smallPhone)
  const known = recordedReport('locked')
  const report: Report = {
    ...known,
    freeReportData: { ...known.freeReportData, testsOfYears: ['balance', 'flexibility'] },
  }
  const [stance, reach] = report.sessions
  if (!stance || !reach) throw new Error('three movements')
  const shown = { [stance.sessionId]: { seconds: 31.4 }, [reach.sessionId]: { degrees: 82 } }
  const plates = { [stance.sessionId]: ownPlate }
  await openReport(report, { device: { ...ownedBy(), 'report-notes': { ticks: {}, shown, plates } } })
  await expect.element(page.getByText('Together, your movements add 1 year.')).toBeVisible()
  const rows = page
    .getByRole('region', { name: reportPageWords.locked.title })
    .getByRole('listitem')
    .elements()
  const words = rows.map(row => visibleWords(row).join(' '))
  expect(words).toEqual([
    'Single-leg stance 31.4 seconds Years it adds or takes How you compare with people of 62 What helps',
    'Toe touch 82 degrees Years it adds or takes How you compare with women of 62 What helps',
    'Squats Measured How you compare with women of 62 What helps',
  ])
  const isOwn = rows.map(row => row.querySelector('.chrono-own') !== null)
  expect(isOwn, 'where it is on this device, a row has the plate of the person’s own movement').toEqual([
    true,
    false,
    false,
  ])
  await settle()
  expectInView(mainAction(), 'the way to the full report')
  await expectAccessibleInBothColours('a locked report')
  expectLargeTargets('a locked report')
  expectNoSidewaysScroll('a locked report')
})

test('blurred content has the same colour in every row, whatever its zone', async () => {
  for (const mobilityStatus of ['green', 'yellow', 'red'] as const) {
    const report = recordedReport('locked')
    await openReport({ ...report, freeReportData: { ...report.freeReportData, mobilityStatus } })
    await expect.element(page.getByRole('region', { name: reportPageWords.locked.title })).toBeVisible()
    const blurred = [...document.querySelectorAll('[inert] *')]
    expect(blurred, 'a bar and a line in each of three rows').toHaveLength(6)
    const plain = document.createElement('i')
    plain.className = 'bg-hairline'
    blurred[0]?.parentElement?.append(plain)
    const colours = [plain, ...blurred].map(each => getComputedStyle(each).backgroundColor)
    expect(new Set(colours).size, colours.join(' ')).toBe(1)
  }
})

test('a locked report of one movement does not mention several', async () => {
  const report = recordedReport('locked')
  const { freeReportData, sessions } = report
  await openReport({
    ...report,
    sessions: sessions.slice(0, 1),
    freeReportData: { ...freeReportData, missingTests: ['flexibility', 'strength'] },
  })
  const { locked } = reportPageWords
  await expect.element(page.getByText(locked.alone({ effect: 'adds', years: 1 }))).toBeVisible()
  await expect.element(page.getByText(locked.aloneMore)).toBeVisible()
})

test('Pay closes the promo field and is busy until the checkout is ready', async () => {
  const report = recordedReport('locked')
  const { wait, letGo } = held()
  await openReport(report, {
    server: {
      generateCheckout: async () => {
        await wait
        throw new Refusal(503, 'unavailable')
      },
    },
  })
  await mainAction().click()
  const field = page.getByRole('textbox', { name: paymentWords.panel.code })
  await expect.element(field).toBeVisible()
  await pay()
  await expect.element(button('Loading...')).toBeDisabled()
  await expect.element(field, { message: 'closed, with its room kept' }).not.toBeInTheDocument()
  letGo()
  await expect.element(page.getByText(paymentWords.panel.notCharged)).toBeVisible()
  await expect.element(field).toBeVisible()
})

test('Pay is within reach when the sheet opens, even at over twice the text size', async () => {
  document.documentElement.style.fontSize = '225%'
  await openReport(recordedReport('locked'))
  await mainAction().click()
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay/ })
  await expect.element(pay).toBeVisible()
  await settle()
  const { top, bottom } = pay.element().getBoundingClientRect()
  expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
  document.documentElement.style.fontSize = ''
})

test('the main action says what the full report adds', async () => {
  const known = recordedReport('locked')
  const opened = async (freeReportData: Partial<Report['freeReportData']>) => {
    await openReport({ ...known, freeReportData: { ...known.freeReportData, ...freeReportData } })
    await expect.element(mainAction()).toBeVisible()
    return mainAction().element().textContent
  }
  expect(await opened({ testsOfYears: ['balance'] })).toBe('See what each movement adds · $2')
  expect(await opened({ testsOfYears: [] })).toBe('See how each compares · $2')
})

test('the account pays for the report of a guest who has signed in through another tab', async () => {
  const { kept, owner, profiles } = sharedBy([person])
  const device = { ...kept, consents: { given: { [owner]: consent }, guardianOf: [] } }
  const generateCheckout = () => Promise.reject(new Refusal(503, 'unavailable'))
  const app = await openReport(recordedReport('locked'), { device, server: { generateCheckout } })
  const userIdentifier = 'walker@example.org'
  const named = profiles.map(profile => ({ ...profile, userId: userIdentifier }))
  writtenElsewhere({
    'profile-data': { ...kept['profile-data'], profiles: named, baseUserId: userIdentifier },
    'user-id': { userIdentifier },
  })
  await mainAction().click()
  await pay()
  await expect.poll(() => app.callsOf('generateCheckout')).toMatchObject([{ userIdentifier }])
})

test('the offer is described before payment, with a field for a code below; the dial does not play again', async () => {
  const known = recordedReport('locked')
  const report: Report = { ...known, freeReportData: { ...known.freeReportData, testsOfYears: [] } }
  let isOpen = false
  const open = { ...recordedReport('unlocked'), assessmentId: report.assessmentId }
  await openReport(report, {
    server: {
      readReport: () => (isOpen ? open : report),
      applyPromoCode: () => {
        isOpen = true
        return { isUnlocked: true, percentOff: 100 }
      },
    },
  })
  await settle()
  const dial = page.getByRole('figure').first().element()
  await mainAction().click()
  const [years = '', ...others] = reportPageWords.locked.ofAge
  expect(page.getByText(years).elements(), 'no test moves the age by two years').toEqual([])
  for (const opens of others) await expect.element(page.getByRole('dialog').getByText(opens)).toBeVisible()
  await expect.element(button(paymentWords.panel.apply)).toBeDisabled()
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).element()
  const field = page.getByRole('textbox').element()
  expect(
    pay.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
    'the price is first',
  ).toBeTruthy()
  const { fontVariantNumeric } = getComputedStyle(page.getByRole('textbox').element())
  expect(fontVariantNumeric, 'a zero of a code is told from its O').toBe('slashed-zero')
  await page.getByRole('textbox').fill('OPENS')
  await button(paymentWords.panel.apply).click()
  await expect
    .element(page.getByRole('region', { name: reportPageWords.week.title({ body: 'reach' }) }))
    .toBeVisible()
  expect(page.getByRole('figure').first().element(), 'the very same drawing').toBe(dial)
  const opening = document.querySelectorAll('.drawer')
  expect([...opening].map(one => getComputedStyle(one).animationDelay)).toEqual(['0s', '0.15s', '0.3s'])
})

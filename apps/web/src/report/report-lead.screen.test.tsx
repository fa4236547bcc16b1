import { reportPageWords } from '@lithe/words/live/report-page'
import { shareWords } from '@lithe/words/live/share'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownPlate } from '../testing/own-plate.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { mainAction, visibleWords } from '../testing/screens/finders.ts'
import { recordedReport } from '../testing/screens/known.ts'
import { asBefore, settle } from '../testing/screens/looks.ts'
import { openReport } from '../testing/screens/open-app.tsx'

beforeEach(asBefore)

const thisWeek = (body: 'reach') => page.getByRole('region', { name: reportPageWords.week.title({ body }) })

const cause = (body: 'balance' | 'reach', effect: 'adds' | 'takes', years: number) =>
  page.getByRole('region', { name: reportPageWords.beside.cause({ body, effect, years }) })

test('what mattered most comes first: the person’s own deepest fold over the median for their age', async () => {
  const report = recordedReport('unlocked')
  const sessionId = report.sessions.find(({ movement }) => movement === 'toe-touch')?.sessionId ?? ''
  const notes = { ticks: {}, shown: {}, plates: { [sessionId]: ownPlate } }
  await openReport(report, { device: { ...ownedBy(), 'report-notes': notes } })
  const beside = cause('reach', 'adds', 3)
  await expect.element(beside).toBeVisible()
  await expect.poll(() => beside.element().querySelectorAll('.chrono-like, .chrono-own')).toHaveLength(3)
  expect(beside.element().querySelector('g g')?.getAttribute('transform')).toContain('translate(-840 -883)')
  await expect.element(beside.getByText(/^Filled in: you/)).toBeVisible()
  const sum = page.getByRole('region', { name: reportPageWords.parts.sum }).element()
  expect(beside.element().compareDocumentPosition(sum) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('seconds and their median are drawn as two bars if the plate is on another device', async () => {
  const report = recordedReport('unlocked')
  const { fullReportData: full } = report
  if (!full || !('duration' in full.assessmentBreakdown.balance)) throw new Error('the balance was measured')
  const { flexibility } = full.assessmentBreakdown
  Object.assign(full.assessmentBreakdown.balance, { yearsEffect: 3 })
  Object.assign(flexibility, { yearsEffect: 0 })
  await openReport(report)
  const beside = cause('balance', 'adds', 3)
  await expect.element(beside).toBeVisible()
  expect(visibleWords(beside.element()).join(' ')).toBe(
    'Your balance adds most: 3 years You 31.4 seconds People of 62 about 50 seconds Half of them do more than that, by the studies we use.',
  )
  const [own = 0, others = 0] = [...beside.element().querySelectorAll('dd [aria-hidden]')].map(
    bar => bar.getBoundingClientRect().width,
  )
  expect(own / others).toBeCloseTo(31.4 / 50, 1)
})

test('the main action begins the week and ticks today', async () => {
  const report = { ...recordedReport('unlocked'), createdAt: new Date().toISOString() }
  await openReport(report)
  const begin = mainAction()
  await expect.element(begin).toHaveTextContent(reportPageWords.week.begin({ body: 'reach' }))
  await expect.element(page.getByRole('checkbox').first()).not.toBeChecked()
  await settle()
  await begin.click()
  await expect.element(page.getByRole('checkbox').first()).toBeChecked()
  expect(document.activeElement?.textContent).toBe(reportPageWords.week.title({ body: 'reach' }))
  await expect.element(page.getByText(reportPageWords.week.days)).toBeVisible()
  const letters = thisWeek('reach').element().querySelectorAll('label')
  expect([...letters].map(({ textContent }) => textContent).toSorted()).toEqual([...'FMSSTTW'])
  await expect
    .element(page.getByRole('button', { name: shareWords.open }), { message: 'sharing waits under the dial' })
    .toBeVisible()
})

test('the picture has a chair wherever the hands hold on to one', async () => {
  const report = recordedReport('unlocked')
  for (const step of report.fullReportData?.week ?? []) Object.assign(step, { film: 'squat', holdsOn: true })
  await openReport(report)
  await expect.element(thisWeek('reach')).toBeVisible()
  const plates = [...document.querySelectorAll('[data-plate^="squat"]')].map(
    plate => (plate as HTMLElement).dataset.plate,
  )
  expect(plates.filter(name => name === 'squat-held')).toHaveLength(1)
  expect(page.getByText(reportPageWords.week.holdOn).elements()).toEqual([])
})

test('no movement is measured again while that would drop an unfinished test', async () => {
  const recorded = recordedReport('unlocked')
  const timestamp = new Date().toISOString()
  const sessions = recorded.sessions.map(session => ({ ...session, measuredAt: timestamp }))
  const again = page.getByRole('button', { name: /^Measure this one again/ })
  await openReport({ ...recorded, sessions })
  await expect.element(again.first()).toBeVisible()
  const results = [{ exerciseId: 'squat', test: 'strength', sessionId: 'new', timestamp, refusal: null }]
  const device = { ...ownedBy(), 'workout-session': { assessmentResults: results } }
  await openReport({ ...recorded, sessions }, { device })
  await expect.element(thisWeek('reach')).toBeVisible()
  await expect.element(page.getByText(reportPageWords.notMedical)).toBeVisible()
  expect(again.elements()).toEqual([])
})

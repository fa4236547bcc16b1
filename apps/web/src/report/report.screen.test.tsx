import { tests } from '@lithe/movements/catalog'
import { reportPageWords } from '@lithe/words/live/report-page'
import { shellWords } from '@lithe/words/live/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useReportNotes } from '../memory/report-notes.ts'
import { paths } from '../navigation/paths.ts'
import { takeConsentBack } from '../people/erase.ts'
import { sharedBy } from '../testing/kept-people.ts'
import { ownPlate } from '../testing/own-plate.ts'
import { keptState, writeDown } from '../testing/screens/device.ts'
import { visibleWords } from '../testing/screens/finders.ts'
import { recordedReport } from '../testing/screens/known.ts'
import {
  asBefore,
  expectAccessibleInBothColours,
  expectLargeTargets,
  expectNoSidewaysScroll,
  settle,
  showOn,
  smallPhone,
} from '../testing/screens/looks.ts'
import { openReport } from '../testing/screens/open-app.tsx'
import { Refusal } from '../testing/screens/server.ts'
import { readAll } from '../testing/screens/stores.ts'

beforeEach(asBefore)

const thisWeek = (body: 'balance' | 'reach' | 'legs') =>
  page.getByRole('region', { name: reportPageWords.week.title({ body }) })

test('the years lead from the real age to the reported one, and the largest also comes first in the week', async () => {
  await openReport(recordedReport('unlocked'))
  await expect.element(thisWeek('reach')).toBeVisible()
  const rows = page.getByRole('region', { name: reportPageWords.parts.sum }).getByRole('listitem').elements()
  expect(rows.map(row => visibleWords(row).join(' '))).toEqual([
    `${reportPageWords.sum.from} 62`,
    'Reach 82 degrees +3',
    'Balance 31.4 seconds 0',
    'Legs 16 squats −2',
    `${reportPageWords.sum.to} 63`,
  ])
  expect(
    page.getByText(reportPageWords.week.startHere).elements().filter(isShown),
    'one place says where to start',
  ).toHaveLength(1)
  await expect.element(page.getByText(/^Worked out with model/)).toBeVisible()
})

test('how a person rose is shown with the movement, without anything uncertain', async () => {
  const report = recordedReport('unlocked')
  const { strength } = report.fullReportData?.assessmentBreakdown ?? {}
  const [legs] = strength && 'movements' in strength ? strength.movements : []
  if (!legs || 'missing' in legs) throw new Error('squats were measured')
  legs.rising = {
    firstFive: { value: 11.04, error: 0.13 },
    unevenness: { value: 0.1, error: 0.13 },
    lean: { value: 36.2, error: 3.1 },
    kneeTravel: { value: 96, error: 4.2 },
    hipTravel: null,
  }
  await openReport(report)
  const { rising } = reportPageWords
  const legsPart = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: shellWords.tests.strength, exact: true }) })
  await expect.element(legsPart.getByRole('heading', { name: rising.title })).toBeVisible()
  const section = legsPart.element().querySelector('section')
  expect(section && visibleWords(section).join(' ')).toBe(
    [
      rising.title,
      'Your first five took 11.0 seconds.',
      rising.even,
      'Your back leant forward by about 36 degrees, give or take 3.',
      rising.noSay,
    ].join(' '),
  )
})

const isShown = (element: Element) => element.checkVisibility()

test('each movement’s zone and observations, and all advice, are readable without a press', async () => {
  const report = recordedReport('unlocked')
  const { fullReportData: full } = report
  if (!full) throw new Error('open')
  await openReport(report)
  const { parts } = reportPageWords
  await expect.element(page.getByRole('region', { name: parts.week })).toBeVisible()
  for (const each of tests) {
    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: shellWords.tests[each], exact: true }) })
    expect(entry.getByRole('img', { name: new RegExp(shellWords.tests[each]) }).elements()).toSatisfy(
      (bars: Element[]) => bars.some(isShown),
    )
    const part = full.assessmentBreakdown[each]
    if (!('observations' in part)) throw new Error('all three were measured')
    for (const seen of part.observations) expect(isShown(entry.getByText(seen).first().element())).toBe(true)
  }
  const toDo = page.getByRole('region', { name: parts.week })
  expect(toDo.getByRole('listitem').elements().filter(isShown)).toHaveLength(full.recommendations.length)
  const week = thisWeek('reach').element()
  expect(week.compareDocumentPosition(toDo.element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test.each([
  [15, false],
  [9, true],
])('a movement whose instruction has %s words shows at most 25 words', async (length, holdsOn) => {
  const report = recordedReport('unlocked')
  const dose = Array.from({ length }, () => 'word').join(' ')
  for (const step of report.fullReportData?.week ?? []) Object.assign(step, { dose, holdsOn })
  await openReport(report)
  await expect.element(thisWeek('reach')).toBeVisible()
  const rows = page.getByRole('region', { name: reportPageWords.parts.sum }).getByRole('listitem').elements()
  const card = thisWeek('reach').element()
  const besides = card.querySelector('legend')?.textContent?.split(' ').length ?? 0
  const words = [...visibleWords(card), ...(rows[1] ? visibleWords(rows[1]) : [])].slice(besides)
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(25)
})

test('a movement skipped for safety is listed as such, and the sum adds up without it', async () => {
  const report = recordedReport('unlocked')
  const { fullReportData: full } = report
  if (!full || !('movement' in full.assessmentBreakdown.balance)) throw new Error('the balance was measured')
  const { yearsEffect } = full.assessmentBreakdown.balance
  const ages = { mobilityAge: (full.mobilityAge ?? 0) - (yearsEffect ?? 0) }
  const balance = { missing: true, reason: 'left-out' } as const
  const assessmentBreakdown = { ...full.assessmentBreakdown, balance }
  await openReport({
    ...report,
    freeReportData: { ...report.freeReportData, ...ages, missingTests: ['balance'] },
    fullReportData: { ...full, ...ages, missingTests: ['balance'], assessmentBreakdown },
  })
  const sum = page.getByRole('region', { name: reportPageWords.parts.sum })
  await expect.element(sum).toBeVisible()
  const rows = sum
    .getByRole('listitem')
    .elements()
    .map(row => visibleWords(row).join(' '))
  expect(rows).toContain('Balance Left out for safety, not in the sum')
  expect(rows).toHaveLength(5)
})

test('a ticked day is stored on this device only, and deleted with the report', async () => {
  const report = recordedReport('unlocked')
  await openReport(report)
  const day = (of: number) => page.getByRole('checkbox').nth(of - 1)
  await expect.element(day(7)).toBeInTheDocument()
  expect(page.getByRole('checkbox').elements()).toHaveLength(7)
  await settle()
  const fetched = vi.spyOn(window, 'fetch')
  await day(3).click({ force: true })
  await expect.element(day(3)).toBeChecked()
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
  expect(localStorage.getItem('report-notes')).toContain(report.assessmentId)
  useReportNotes.getState().forget([report.assessmentId])
  expect(localStorage.getItem('report-notes')).not.toContain(report.assessmentId)
  await expect.element(day(3)).not.toBeChecked()
  for (const each of [1, 2, 3, 4, 5, 6, 7]) await day(each).click({ force: true })
  await expect.element(page.getByText(reportPageWords.week.done)).toBeVisible()
})

test('only valid plates are read from storage; they are deleted with their report and with the consent', async () => {
  const report = recordedReport('locked')
  const [stance, reach, squats] = report.sessions.map(({ sessionId }) => sessionId)
  if (!stance || !reach || !squats) throw new Error('three movements')
  const broken = { ...ownPlate, figures: [{ ...ownPlate.figures[0], body: '"/><image href="x' }] }
  writeDown({ 'report-notes': { plates: { [stance]: ownPlate, [reach]: broken, another: ownPlate } } })
  readAll()
  const plates = () => useReportNotes.getState().plates
  expect(plates()).toEqual({ [stance]: ownPlate, another: ownPlate })
  useReportNotes
    .getState()
    .noteShown([{ sessionId: squats, shown: { reps: 16 }, plate: ownPlate }], 'user_ada')
  expect(Object.keys(plates())).toEqual([stance, 'another', squats])
  useReportNotes.getState().forget([stance, reach, squats])
  expect(Object.keys(plates())).toEqual(['another'])
  const caller = { userIdentifier: `user_${crypto.randomUUID()}`, source: 'web' as const }
  expect(await takeConsentBack(caller, { withdrawConsent: async () => ({}) })).toBeNull()
  expect(localStorage.getItem('report-notes')).not.toContain(ownPlate.figures[0]?.body)
})

test('a calendar file is offered at the end, next to a link to reminders', async () => {
  await openReport(recordedReport('unlocked'))
  const file = page.getByRole('link', { name: reportPageWords.calendar.keep })
  await expect.element(file).toHaveAttribute('download', reportPageWords.calendar.file)
  const text = await (await fetch(file.element().getAttribute('href') ?? '')).text()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
  await expect
    .element(page.getByRole('link', { name: reportPageWords.calendar.remind }))
    .toHaveAttribute('href', paths.reminders.link())
})

test('an open report passes axe with its week and everything unfolded, and every target is large enough', async () => {
  await showOn(smallPhone)
  await openReport(recordedReport('unlocked'))
  await expect.element(thisWeek('reach')).toBeVisible()
  const folded = page.getByRole('button', { expanded: false })
  expect(folded.elements().length).toBeGreaterThan(0)
  while (folded.elements().length > 0) await folded.first().click()
  await settle()
  await expectAccessibleInBothColours('an open report')
  expectLargeTargets('an open report')
  expectNoSidewaysScroll('an open report')
})

test('another person’s report on this device is shown, but not stored as the current one', async () => {
  const { kept } = sharedBy([
    { name: 'Emil', age: '71', sex: 'Male' },
    { name: 'Ada', age: '62', sex: 'Female' },
  ])
  const adas = recordedReport('unlocked')
  let asked = 0
  const readReport = () => {
    asked += 1
    // Fails for Emil, who is asked first and does not have this report.
    if (asked === 1) throw new Refusal(404, 'unknown-report')
    return adas
  }
  await openReport(adas, { device: kept, server: { readReport } })
  expect(asked).toBe(2)
  expect(keptState('current-report')?.report ?? null).toBeNull()
  await openReport(adas)
  expect(keptState('current-report').report.assessmentId).toBe(adas.assessmentId)
})

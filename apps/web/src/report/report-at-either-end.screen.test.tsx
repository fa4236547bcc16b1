import type { FreeReport } from '@lithe/contracts/api'
import { reportedAges } from '@lithe/contracts/constants'
import { tests } from '@lithe/movements/catalog'
import { reportPageWords } from '@lithe/words/live/report-page'
import { reportsWords } from '@lithe/words/live/reports'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '../navigation/paths.ts'
import { ownedBy } from '../testing/screens/device.ts'
import { button, heading, mainAction, visibleWords } from '../testing/screens/finders.ts'
import { type Report, recordedReport, serverWith } from '../testing/screens/known.ts'
import { asBefore, expectInView, settle, showOn, smallPhone } from '../testing/screens/looks.ts'
import { openApp } from '../testing/screens/open-app.tsx'

beforeEach(asBefore)

/** The server's report on the same movements at another age; `years` is each test's contribution. */
function reportOf(lock: 'locked' | 'unlocked', told: Partial<FreeReport>, years: number | null): Report {
  const report = recordedReport(lock)
  const full = report.fullReportData
  for (const each of tests) {
    const part = full?.assessmentBreakdown[each]
    if (part && 'yearsEffect' in part) part.yearsEffect = years
  }
  return {
    ...report,
    freeReportData: { ...report.freeReportData, ...told },
    fullReportData: full && { ...full, ...told },
  }
}

const noAgeBefore20 = {
  userAge: 19,
  mobilityAge: null,
  comparison: null,
  mobilityAgeRange: null,
  mobilityStatus: 'yellow',
  description: 'There is no mobility age before 20.',
} as const
const past88 = {
  userAge: 92,
  mobilityAge: 88,
  isOrMore: true,
  comparison: null,
  mobilityAgeRange: [88, 88],
  mobilityStatus: 'yellow',
  description: 'You move like someone of 88 or more.',
} satisfies Partial<FreeReport>

const open = (report: Report, path: string, device = {}) =>
  openApp(path, { device: { ...ownedBy(), ...device }, server: serverWith([report]) })
const openReportOf = (report: Report, device = {}) =>
  open(report, paths.report.link(report.assessmentId), device)
const rowsOf = (region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .elements()
    .map(row => visibleWords(row).join(' '))

test('a locked report for someone under 20 shows what was measured, and unlocking next to “Take the test again”', async () => {
  await showOn(smallPhone)
  const report = reportOf('locked', noAgeBefore20, null)
  const [stance, reach, squats] = report.sessions.map(({ sessionId }) => sessionId)
  if (!stance || !reach || !squats) throw new Error('three movements')
  const shown = { [stance]: { seconds: 31.4 }, [reach]: { degrees: 82 }, [squats]: { reps: 16 } }
  await openReportOf(report, { 'report-notes': { ticks: {}, shown, plates: {} } })
  const { locked, again } = reportPageWords
  await expect.element(heading()).toMatchTextContent('Here is your report, Ada')
  expect(rowsOf(locked.title).slice(-3)).toEqual([
    'Single-leg stance 31.4 seconds What we saw What helps',
    'Toe touch 82 degrees What we saw What helps',
    'Squats 16 squats What we saw What helps',
  ])
  await settle()
  await expect.element(button(again)).toBeVisible()
  const unlock = mainAction().filter({ hasText: '$2' })
  expectInView(unlock, 'the way to the full report')
  await unlock.click()
  for (const opens of locked.ofMovements)
    await expect.element(page.getByRole('dialog').getByText(opens)).toBeVisible()
  for (const opens of locked.ofAge.slice(0, 2))
    expect(page.getByText(opens).elements(), 'no age is promised').toEqual([])
})

test('an open report for someone under 20 has every number, but no years', async () => {
  await openReportOf(reportOf('unlocked', noAgeBefore20, null))
  const { measured } = reportPageWords.parts
  await expect.element(page.getByRole('region', { name: measured }).first()).toBeVisible()
  expect(rowsOf(measured).slice(0, 3)).toEqual(['Balance 31.4 seconds', 'Reach 82 degrees', 'Legs 16 squats'])
  await expect.element(button(reportPageWords.again)).toBeVisible()
  expect(differenceTold()).toBeUndefined()
})

/** Matches an age difference, or a movement's effect on the age, anywhere in a report, its list or drawing. */
const inYears =
  /\bIt (adds|takes|leaves)\b|\bmovements? (adds?|takes?|leaves?)\b|[+−]\d|\byears? (off|older|younger)|(older|younger) than|close to your/
const differenceTold = () => inYears.exec(document.body.textContent ?? '')?.[0]

test('the list explains to someone under 20 why there is no age', async () => {
  await open(reportOf('locked', noAgeBefore20, null), paths.list.link())
  const { noAge, noAgeBefore, premium } = reportsWords.list
  await expect.element(page.getByText(noAgeBefore({ age: reportedAges.youngest }))).toBeVisible()
  await expect.element(page.getByText(premium)).toBeVisible()
  expect(page.getByText(noAge, { exact: true }).elements()).toEqual([])
})

test('the comparison with other people is as large as the age for someone under 40, with the reason, and is also in the list', async () => {
  const standing = { share: 64, from: 48, to: 79, leads: 'young' } as const
  const app = await openReportOf(reportOf('locked', { userAge: 31, mobilityAge: 30, standing }, 0))
  await expect.element(page.getByText(reportPageWords.place.why({ leads: 'young' }))).toBeVisible()
  const sizeOf = (words: string) =>
    Number.parseFloat(getComputedStyle(page.getByText(words, { exact: true }).first().element()).fontSize)
  expect(sizeOf('64')).toBe(sizeOf('30'))
  await app.goTo(paths.list.link())
  await expect.element(page.getByText(reportsWords.list.standing(standing))).toBeVisible()
})

test.each(['locked', 'unlocked'] as const)(
  'no part of a report past “88 or more” states a difference in years, whether locked or not: %s',
  async lock => {
    const report = reportOf(lock, past88, 4)
    const app = await openReportOf(report)
    await expect.element(heading()).toMatchTextContent('Past 88 no one keeps count, Ada')
    const { locked, parts } = reportPageWords
    const region = lock === 'locked' ? locked.title : parts.measured
    await expect.element(page.getByRole('region', { name: region }).first()).toBeVisible()
    expect(rowsOf(region).join(' ')).toContain(
      lock === 'locked' ? 'How you compare with women of 92' : '31.4 seconds',
    )
    expect(differenceTold()).toBeUndefined()
    await app.goTo(paths.list.link())
    await expect.element(page.getByRole('link', { name: /Mobility age 88 or more/ })).toBeVisible()
    expect(differenceTold()).toBeUndefined()
  },
)

import { expect, type Page } from '@playwright/test'
import { expectFirstScreen } from './steps/first-screen.ts'
import { test } from './steps/frugal-test.ts'
import { callerOf, person, uploadResults } from './steps/known-report.ts'
import { rememberProfiles } from './steps/profiles.ts'

const widths = [390, 360, 195]

async function expectNothingHangsOver(page: Page, screen: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expectFirstScreen(page, `${screen}, ${width} px wide`, { hasMainAction: false })
  }
}

/** A report of the person this page remembers, made on the real server. */
async function makeReportFor(page: Page, name: string) {
  const sessions = await uploadResults(page)
  const [caller, { request }] = [await callerOf(page), page.context()]
  await request.put('/api/lithe/user', { data: { ...caller, userDetails: { ...person, name } } })
  const answer = await request.post('/api/lithe/generate-report', { data: { ...caller, sessions } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { assessmentId: string } }).data.assessmentId
}

for (const [what, name] of [
  ['a long Greek name', 'Konstantinopoulos'],
  ['a long Indian name', 'Venkatanarasimharaju'],
  ['a name of 80 letters without a space', 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(80, 'wm')],
] as const)
  test(`${what} hangs over no side wherever it is shown`, async ({ page }) => {
    await rememberProfiles(page, [
      { name, age: person.age, sex: person.sex },
      { name: `${name}2`.slice(-80), age: '30', sex: 'Male' },
    ])
    const back = () => page.getByRole('link', { name: 'Back' }).click()
    await page.goto('/longevity-test')
    await page.getByRole('button', { name: 'Manage Profiles' }).click()
    await expectNothingHangsOver(page, 'profiles')
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothingHangsOver(page, 'deleting a profile')
    await page.keyboard.press('Escape')
    await back()
    await expect(page.getByRole('link', { name: /Change person/ })).toBeVisible()
    await expectNothingHangsOver(page, 'start')

    await page.goto('/onboarding/questionnaire')
    await expect(page.getByRole('heading', { name: /Two things about you, / })).toBeVisible()
    await expectNothingHangsOver(page, 'questionnaire')

    const assessmentId = await makeReportFor(page, name)
    await page.goto('/longevity-test')
    await expect(page.getByRole('button', { name: 'Manage Profiles' })).toBeVisible()
    await back()
    await expect(page.getByRole('heading', { name: 'Your reports' })).toBeVisible()
    await expectNothingHangsOver(page, 'list')

    await page.goto(`/assessment/report/${assessmentId}`)
    await expect(page.getByRole('figure')).toBeVisible()
    await expectNothingHangsOver(page, 'report')
    await page.getByRole('button', { name: 'Share my mobility age' }).click()
    await expect(page.getByRole('checkbox', { name: /My name/ })).toBeVisible()
    await expectNothingHangsOver(page, 'share sheet')
  })

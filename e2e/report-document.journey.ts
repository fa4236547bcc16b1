import { expect, type Page, test } from '@playwright/test'
import { appScript, holdBack } from './steps/hold-back.ts'
import { shiftsOver } from './steps/layout-shift.ts'
import { makeReport } from './steps/open-report.ts'
import { problemsOf } from './steps/page-problems.ts'
import { reportPageWords } from './steps/words.ts'

const { opening } = reportPageWords
const awaited = (page: Page) => page.getByRole('heading', { level: 1, name: opening.heading })

test('a report’s page says what is loading and requests it once, before the app arrives, and React hydrates it', async ({
  page,
}) => {
  const assessmentId = await makeReport(page, 'locked')
  const problems = problemsOf(page)
  const [scripts, answer] = [await holdBack(page, appScript), await holdBack(page, '**/api/lithe/report/**')]
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith(`/report/${assessmentId}`) && request.method() === 'POST')
      asked.push(request.url())
  })
  await page.goto(`/assessment/report/${assessmentId}`, { waitUntil: 'commit' })
  await expect(awaited(page)).toBeVisible()
  await expect(page.getByText(opening.what, { exact: true })).toBeVisible()
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-first', ''))
  await expect.poll(() => asked.length).toBe(1)
  scripts.letGo()
  // The app has hydrated once it removes the document's name.
  await expect(page.locator('#root[data-page]')).toHaveCount(0)
  await expect(page.locator('h1[data-first]')).toHaveText(opening.heading)
  answer.letGo()
  await expect(page.getByRole('figure')).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(problems).toEqual([])
  expect(await shiftsOver(page, 0)).toEqual([])
})

test('a report’s age and summary can be read before the app arrives, but a new age cannot', async ({
  page,
}) => {
  const assessmentId = await makeReport(page, 'locked')
  const figure = page.getByRole('figure')
  const address = `/api/lithe/report/${assessmentId}`
  const answer = page.waitForResponse(`**${address}`)
  const problems = problemsOf(page)
  let scripts = await holdBack(page, appScript)
  await page.goto(`/assessment/report/${assessmentId}`, { waitUntil: 'commit' })
  const { mobilityAge, description } = (await (await answer).json()).data.freeReportData
  const said = page.getByText(description, { exact: true })
  await expect(said).toBeVisible()
  await expect(page.locator('[data-field=mobilityAge]')).toHaveText(String(mobilityAge))
  await expect(figure).toHaveCount(0)
  scripts.letGo()
  await expect(figure).toBeVisible()
  await expect(said).toHaveCount(1)
  expect(problems).toEqual([])
  // Typefaces may arrive between the words and the app.
  expect(await shiftsOver(page, 0.01)).toEqual([])

  await page.evaluate(
    id =>
      localStorage.setItem(
        'age-to-tell',
        JSON.stringify({ state: { assessmentId: id, calls: false }, version: 1 }),
      ),
    assessmentId,
  )
  scripts = await holdBack(page, appScript)
  const answered = page.waitForResponse(`**${address}`)
  await page.reload({ waitUntil: 'commit' })
  await answered
  await expect(awaited(page)).toBeVisible()
  await expect(page.locator('[data-field=mobilityAge]')).toHaveText('')
  scripts.letGo()
  await expect(figure).toBeVisible()
})

test('a device without a person is promised no report, but told where it can be opened', async ({ page }) => {
  const scripts = await holdBack(page, appScript)
  await page.goto('/assessment/report/2f1c8a52-6a3f-4f7e-9f7e-0d6f2b1c9a10', { waitUntil: 'commit' })
  await expect(page.locator('html[data-visit=other]')).toBeAttached()
  await expect(page.locator('h1')).toHaveText(opening.heading)
  await expect(page.locator('h1')).toBeHidden()
  scripts.letGo()
  await expect(page.getByText(reportPageWords.notAvailable.elsewhere)).toBeVisible()
  await expect(page).toHaveURL(/\/assessment\/report\/2f1c8a52/)
})

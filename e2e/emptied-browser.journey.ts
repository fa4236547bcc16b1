import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { person } from './steps/known-report.ts'
import { openReport } from './steps/open-report.ts'

/** What Safari does after seven days without a visit: all that a script wrote is gone, cookies of the server are not. */
const empty = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

test('a guest whose browser was emptied opens the same report, and is asked for no name', async ({
  page,
}) => {
  const assessmentId = await openReport(page, 'unlocked')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'lithe_guest')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  })
  await empty(page)
  await page.goto(`/assessment/report/${assessmentId}`)
  await expect(page.getByRole('figure')).toBeVisible()
  await empty(page)
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  await expect(page.getByText(person.name).first()).toBeVisible()
})

test('who cleared this device without a network is brought back to nobody on it', async ({ page }) => {
  await openReport(page, 'unlocked')
  await page.goto('/longevity-test')
  await expect(page).toHaveURL(/\/assessment\/list$/)
  const keptKey = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'lithe_guest')?.value
  const earlier = await keptKey()
  expect(earlier).toMatch(/^user_/)
  await empty(page)
  await page.evaluate(() => localStorage.setItem('guest-cleared', '1'))
  await page.goto('/longevity-test')
  await expect.poll(keptKey, 'the next guest of this browser has its place').not.toBe(earlier)
  await page.goto('/assessment/list')
  await expect(page.getByText(person.name)).toHaveCount(0)
})

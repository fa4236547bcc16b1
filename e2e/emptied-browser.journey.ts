import { expect, type Page } from '@playwright/test'
import { test } from './steps/frugal-test.ts'
import { person } from './steps/known-report.ts'
import { openReport } from './steps/open-report.ts'

/** Does what Safari does after seven days without a visit: deletes script-written storage but not server cookies. */
const empty = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

test('a guest whose storage was deleted opens the same report without giving a name again', async ({
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

test('a person who cleared this device offline is not restored on it', async ({ page }) => {
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

import { expect, type Page, test } from '@playwright/test'
import { rememberPerson } from './steps/known-report.ts'

const slides = (page: Page) => page.locator('.page-forward, .page-backward')

test.beforeEach(({ page }) => rememberPerson(page))

test('a later page slides in forward, an earlier one backward, and 0.4 s after it entered it is still', async ({
  page,
}) => {
  await page.goto('/assessment/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(slides(page)).toHaveCount(0)

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/assessment\/workout-preview$/)
  await expect(page.locator('.page-forward')).toHaveCSS('animation-duration', '0.4s')
  await page.clock.runFor(399)
  await expect(slides(page)).toHaveCount(1)
  await page.clock.runFor(2)
  await expect(slides(page)).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL(/\/assessment\/privacy$/)
  await expect(page.locator('.page-backward')).toHaveCount(1)
})

test('with reduced motion a page only fades in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/assessment/privacy')
  await page.clock.install()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('.page-forward')).toHaveCSS('animation-name', 'appear')
})

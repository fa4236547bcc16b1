import { test } from '@playwright/test'
import { rememberPerson } from '../steps/known-report.ts'
import { openReport } from '../steps/open-report.ts'
import { openEndOfTest } from './end-of-test.ts'
import { filmMotion } from './film-motion.ts'

test.use({ deviceScaleFactor: 1 })

test.describe('pages', () => {
  test.beforeEach(({ page }) => rememberPerson(page))

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`pages cross, ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/onboarding/credibility')
      await page.waitForLoadState('networkidle')
      const suffix = reducedMotion === 'reduce' ? '-reduced' : ''
      const next = page.locator('[data-main-action]').locator('a, button').first()
      await filmMotion(page, `page-forward${suffix}`, 500, () => next.click())
      await filmMotion(page, `page-backward${suffix}`, 500, () => page.goBack())
    })

  test('the landing page’s plate is exposed, and its headline turns', async ({ page }) => {
    await filmMotion(page, 'hero-exposure', 3200, () => page.goto('/'))
    await filmMotion(page, 'headline', 2400, () => page.waitForTimeout(1))
  })

  test('a sheet rises', async ({ page }) => {
    await page.goto('/assessment/workout-preview')
    await page.waitForLoadState('networkidle')
    await filmMotion(page, 'sheet', 600, () => page.locator('main li button').first().click())
  })
})

test('the age is revealed', async ({ page }) => {
  const show = await openEndOfTest(page)
  await filmMotion(page, 'reveal', 4500, () => show.click())
})

test('the age is revealed without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const show = await openEndOfTest(page)
  await filmMotion(page, 'reveal-reduced', 3000, () => show.click())
})

test('the card emerges like a print', async ({ page }) => {
  await openReport(page, 'unlocked')
  await page.waitForTimeout(3000)
  await filmMotion(page, 'card', 2000, () => page.getByRole('button', { name: 'Share how I move' }).click())
})

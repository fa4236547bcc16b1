import { expect, type Page, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { unlockKey } from './playwright.config.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { person, rememberPerson, uploadResults } from './steps/known-report.ts'
import { playerFrame } from './steps/player.ts'

async function showReport(page: Page, query: string) {
  await page.goto(`/longevity-test${query}`)
  await expect(page.getByRole('button', { name: 'Start My Longevity Test' })).toBeEnabled()
  const sessions = await uploadResults(page)
  await page.goto(`/assessment/generate?${new URLSearchParams(sessions)}`)
  await expect(page).toHaveURL(/\/assessment\/report\//)
  await expect(page.getByRole('figure')).toBeVisible()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    test.beforeEach(({ page }) => rememberPerson(page))

    test('axe objects to nothing from the start screen to the workout', async ({ page }) => {
      await page.goto('/longevity-test')
      await expect(page.getByRole('button', { name: 'Start My Longevity Test' })).toBeEnabled()
      await expectAccessible(page, 'start')
      await page.getByRole('button', { name: 'Only 5 minutes' }).click({ delay: 1000 })
      await expect(page.getByRole('dialog', { name: 'Clear local data?' })).toBeVisible()
      await expectAccessible(page, 'clear local data')

      for (const [path, heading] of [
        ['/onboarding/longevity', 'Hello! What may I call you?'],
        ['/onboarding/questionnaire', `Two things about you, ${person.name}`],
        ['/assessment/privacy', 'What the camera sees stays with you'],
        ['/assessment/workout-preview', 'What you will do'],
        ['/nowhere', 'Oops! Page not found'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        await expectAccessible(page, path)
      }

      await page.goto('/assessment/workout-preview')
      await page.getByRole('button', { name: /Toe touch/ }).click()
      await expect(page.getByRole('dialog', { name: 'Toe touch' })).toBeVisible()
      await expectAccessible(page, 'one movement, shown large')
    })

    test('axe objects to nothing on a locked and on a full report', async ({ page }) => {
      await showReport(page, '')
      await expect(page.getByRole('heading', { name: 'In your full report' })).toBeVisible()
      await expectAccessible(page, 'locked report')
      await showReport(page, `?unlockKey=${unlockKey}`)
      await expect(page.getByRole('heading', { name: 'What to do this week' })).toBeVisible()
      await expectAccessible(page, 'full report')
    })
  })
}

test('axe objects to nothing on the stage: before a movement, on leaving, and at rest', async ({ page }) => {
  test.setTimeout(120_000)
  await rememberPerson(page)
  await giveFilmCamera(page, ['stance'])
  await page.goto('/assessment/workout')
  const ready = page.getByRole('button', { name: 'I’m ready' })
  await expect(ready).toBeEnabled({ timeout: 60_000 })
  await expectAccessible(page, 'before a movement')
  await page.getByRole('button', { name: 'Leave the test' }).click()
  await expectAccessible(page, 'leaving')
  await page.getByRole('button', { name: 'Stay' }).click()

  await ready.click()
  const player = await playerFrame(page)
  await player.getByRole('button', { name: 'Use the camera' }).click()
  await player.evaluate(() => window.filmCamera.load('stance'))
  await player.getByRole('button', { name: 'Stop' }).click({ timeout: 45_000 })
  await player.getByRole('button', { name: /without/i }).click()
  await expect(page.getByText('Single-leg stance is left out for now.')).toBeVisible()
  await expectAccessible(page, 'rest')
})

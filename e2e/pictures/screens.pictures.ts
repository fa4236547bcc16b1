import { expect, test } from '@playwright/test'
import { giveFilmCamera } from '../camera/film-camera.ts'
import { unlockKey } from '../playwright.config.ts'
import { rememberPerson, uploadResults } from '../steps/known-report.ts'
import { performFilm, playerFrame } from '../steps/player.ts'
import { feelWell } from '../steps/safety.ts'
import { takePicture } from './take-picture.ts'

const openedByAddress = {
  landing: '/',
  login: '/login',
  'link-spent': '/open',
  start: '/longevity-test',
  profiles: '/profiles',
  'onboarding-1-intro': '/onboarding/intro',
  'onboarding-2-name': '/onboarding/longevity',
  'onboarding-3-credibility': '/onboarding/credibility',
  'onboarding-4-questionnaire': '/onboarding/questionnaire',
  'onboarding-5-confidence': '/onboarding/confidence',
  'onboarding-6-success': '/onboarding/success',
  'assessment-1-privacy': '/assessment/privacy',
  'assessment-2-tips': '/assessment/tips',
  'assessment-3-preview': '/assessment/preview',
  'assessment-4-accurate-results': '/assessment/accurate-results',
  'assessment-5-workout-preview': '/assessment/workout-preview',
  'assessment-6-practice': '/assessment/practice',
  reminders: '/assessment/reminders',
  'payment-success': '/payment-result',
  'payment-cancelled': '/payment-result?status=cancelled',
  'report-not-available': '/assessment/report/11111111-1111-4111-8111-111111111111',
  'not-found': '/nowhere',
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    test.beforeEach(({ page }) => rememberPerson(page))

    for (const [name, address] of Object.entries(openedByAddress))
      test(name, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await takePicture(page, name, colorScheme)
      })

    for (const [name, query] of Object.entries({ locked: '', full: `?unlockKey=${unlockKey}` }))
      test(`report ${name}`, async ({ page }) => {
        await page.goto(`/longevity-test${query}`)
        await expect(page.getByRole('button', { name: 'Start My Longevity Test' })).toBeEnabled()
        const sessions = await uploadResults(page)
        await page.goto(`/assessment/generate?${new URLSearchParams(sessions)}`)
        await expect(page.getByRole('figure').first()).toBeVisible()
        await takePicture(page, `report-${name}`, colorScheme)
        await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.9))
        await takePicture(page, `report-${name}-below`, colorScheme)
        const assessmentId = page.url().split('/').at(-1) ?? ''
        await page.goto('/longevity-test')
        await expect(page).toHaveURL(/\/assessment\/list$/)
        await takePicture(page, `list-${name}`, colorScheme)
        await page.goto(`/assessment/feedback?${new URLSearchParams({ assessmentId })}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await takePicture(page, 'feedback', colorScheme)
      })

    test('a movement, from ready to its result', async ({ page }) => {
      await giveFilmCamera(page, ['stance'])
      await page.goto('/assessment/workout')
      await takePicture(page, 'assessment-7-safety', colorScheme)
      await feelWell(page)
      const ready = page.getByRole('button', { name: 'I’m ready' })
      await expect(ready).toBeEnabled({ timeout: 60_000 })
      await takePicture(page, 'workout-1-ready', colorScheme)
      await ready.click()
      const player = await playerFrame(page)
      await player.getByRole('button', { name: 'Use the camera' }).click()
      await performFilm(page, 'stance')
      await page.waitForTimeout(4000)
      await takePicture(page, 'workout-2-measuring', colorScheme)
      await page.waitForTimeout(13_000)
      await player.getByRole('button', { name: 'Enough' }).click()
      const next = player.getByRole('button', { name: 'Continue' })
      await expect(next).toBeVisible()
      await takePicture(page, 'workout-3-result', colorScheme)
      await next.click()
      await expect(page.getByRole('button', { name: 'Skip rest' })).toBeVisible()
      await takePicture(page, 'workout-4-rest', colorScheme)
    })
  })

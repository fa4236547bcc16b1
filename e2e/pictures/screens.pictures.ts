import { expect, type Page, test } from '@playwright/test'
import { giveFilmCamera } from '../camera/film-camera.ts'
import { rememberPerson } from '../steps/known-report.ts'
import { openReport } from '../steps/open-report.ts'
import { finishAfterFilm, performFilm, playerFrame } from '../steps/player.ts'
import { feelWell, readQuestions } from '../steps/safety.ts'
import { askForCode, newAddress } from '../steps/sign-in.ts'
import {
  afterMovementWords,
  playerWords,
  safetyWords,
  stageWords,
  workoutWords,
  yourDataWords,
} from '../steps/words.ts'
import { openEndOfTest } from './end-of-test.ts'
import { lookNames, looks } from './looks.ts'
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
  'your-data': '/your-data',
  'your-data-sent': '/your-data/sent',
  'payment-success': '/payment-result',
  'payment-cancelled': '/payment-result?status=cancelled',
  'report-not-available': '/assessment/report/11111111-1111-4111-8111-111111111111',
  'not-found': '/nowhere',
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const sheetIsOpen = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

/** Ticks what a question names, and continues. */
async function answer(page: Page, question: RegExp) {
  await page.goto('/assessment/workout')
  await readQuestions(page)
  await page.getByRole('checkbox', { name: question }).check()
  await press(page, safetyWords.questions.continue)
}

/** Screens that allow landscape; the others ask for the phone to be turned, as one screenshot shows. */
const openOnItsSide: readonly string[] = ['landing', 'report-not-available']

for (const look of lookNames)
  test.describe(look, () => {
    const isUpright = look !== 'on-its-side'
    test.use(looks[look])
    test.beforeEach(({ page }) => rememberPerson(page))

    for (const [name, address] of Object.entries(openedByAddress).filter(
      ([name]) => isUpright || openOnItsSide.includes(name),
    ))
      test(name, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await takePicture(page, name, look)
      })

    test('the end of the test', async ({ page }) => {
      await openEndOfTest(page)
      await takePicture(page, 'workout-8-done', look)
    })

    for (const lock of ['locked', 'unlocked'] as const)
      test(`report ${lock}`, async ({ page }) => {
        const name = lock === 'locked' ? 'locked' : 'full'
        const assessmentId = await openReport(page, lock)
        await takePicture(page, `report-${name}`, look)
        for (const screen of [1, 2, 3]) {
          await page.evaluate(times => window.scrollTo(0, times * window.innerHeight * 0.9), screen)
          await takePicture(page, `report-${name}-below-${screen}`, look)
        }
        await page.evaluate(() => window.scrollTo(0, 0))
        if (lock === 'locked') {
          await page.locator('[data-main-action] button').first().click()
          await sheetIsOpen(page)
          await takePicture(page, 'report-unlock-sheet', look)
        } else {
          await press(page, 'Share how I move')
          await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
          await takePicture(page, 'share-sheet', look)
        }
        if (!isUpright) return
        await page.goto('/longevity-test')
        await expect(page).toHaveURL(/\/assessment\/list$/)
        await takePicture(page, `list-${name}`, look)
        await page.goto(`/assessment/feedback?${new URLSearchParams({ assessmentId })}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await takePicture(page, 'feedback', look)
      })

    test('where the answers before a movement lead', async ({ page }) => {
      await answer(page, /chest/i)
      await expect(page.getByRole('heading', { name: safetyWords.notToday.title })).toBeVisible()
      await takePicture(page, 'assessment-7-not-today', look)
      await answer(page, /^I fell/)
      await expect(page.locator('[data-plate] svg').last()).toBeVisible()
      await takePicture(page, 'assessment-7-easier-way', look)
    })

    test('a movement, from ready to its result', async ({ page }) => {
      await giveFilmCamera(page, ['stance'])
      await page.goto('/assessment/workout')
      await takePicture(page, 'assessment-7-safety', look)
      await feelWell(page)
      const ready = page.getByRole('button', { name: 'I’m ready' })
      await expect(ready).toBeEnabled({ timeout: 60_000 })
      await takePicture(page, 'workout-1-ready', look)
      await press(page, workoutWords.leave.press)
      await sheetIsOpen(page)
      await takePicture(page, 'workout-1-leaving', look)
      await press(page, workoutWords.leave.stay)
      await ready.click()
      const player = await playerFrame(page)
      const useCamera = player.getByRole('button', { name: playerWords.screens.camera.use })
      await expect(useCamera).toBeVisible()
      await takePicture(page, 'workout-2-camera', look)
      await useCamera.click()
      const measure = async () => {
        await performFilm(page, 'stance', () => takePicture(page, 'workout-3-begun', look))
        await page.waitForTimeout(4000)
        const enough = player.getByRole('button', { name: stageWords.screens.moving.enough })
        if (await enough.isVisible()) await takePicture(page, 'workout-4-measuring', look)
        await finishAfterFilm(player)
      }
      const next = player.getByRole('button', { name: 'Continue' })
      const again = player.getByRole('button', { name: 'Do it again' })
      await measure()
      await expect(next.or(again).first()).toBeVisible({ timeout: 30_000 })
      // The film may be too choppy to count on a busy machine.
      if (!(await next.isVisible())) {
        await takePicture(page, 'workout-5-refused', look)
        await again.click()
        await measure()
      }
      await expect(next).toBeVisible({ timeout: 30_000 })
      await takePicture(page, 'workout-5-result', look)
      await next.click()
      await expect(page.getByRole('button', { name: 'Skip rest' })).toBeVisible()
      await takePicture(page, 'workout-6-rest', look)
      await press(page, afterMovementWords.unwell.press)
      await expect(page.getByRole('heading', { name: afterMovementWords.unwell.heading })).toBeVisible()
      await takePicture(page, 'workout-7-unwell', look)
    })

    test('a stopped movement', async ({ page }) => {
      await giveFilmCamera(page, ['stance'])
      await page.goto('/assessment/workout')
      await feelWell(page)
      await press(page, 'I’m ready')
      const player = await playerFrame(page)
      await player.getByRole('button', { name: playerWords.screens.camera.use }).click()
      await page.waitForTimeout(2500)
      await takePicture(page, 'workout-3-framing', look)
      await player.evaluate(() => window.filmCamera.load('stance'))
      await player.getByRole('button', { name: stageWords.screens.moving.stop }).click({ timeout: 45_000 })
      await expect(player.getByRole('button', { name: /without/i })).toBeVisible()
      await takePicture(page, 'workout-5-stopped', look)
    })
  })

for (const look of ['light', 'dark', 'desktop'] as const)
  test.describe(`${look}, upright`, () => {
    test.use(looks[look])
    test.beforeEach(({ page }) => rememberPerson(page))

    test('the landing page further down', async ({ page }) => {
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      for (const [index, share] of [0.25, 0.5, 0.75, 1].entries()) {
        await page.evaluate(
          part => window.scrollTo(0, part * (document.documentElement.scrollHeight - window.innerHeight)),
          share,
        )
        await takePicture(page, `landing-below-${index + 1}`, look)
      }
    })

    test('a code by email', async ({ page }) => {
      await askForCode(page, newAddress())
      await takePicture(page, 'login-code', look)
    })

    test('erasing everything', async ({ page }) => {
      await page.goto('/your-data')
      await press(page, yourDataWords.erase.open)
      await sheetIsOpen(page)
      await takePicture(page, 'your-data-erase', look)
    })
  })

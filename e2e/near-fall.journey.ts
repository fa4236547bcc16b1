import { expect, type Frame, type Locator, test } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { emergencyNumber } from './playwright.config.ts'
import { comeToSquats } from './steps/come-to-squats.ts'
import { rememberPerson } from './steps/known-report.ts'
import { playerFrame } from './steps/player.ts'
import { afterMovementWords, playerWords, stageWords } from './steps/words.ts'

const smallestPixelsFromAfar = 64
const fontPixels = (words: Locator) =>
  words.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))

/** Falls between two frames; repeats if the machine was too slow to see her stand. */
async function fall(frame: Frame) {
  const question = frame.getByRole('heading', { name: stageWords.nearFall.title })
  await expect(async () => {
    await frame.evaluate(() => window.filmCamera.load('squat'))
    await frame.evaluate(
      () =>
        new Promise<void>(resolve => {
          let pictures = 0
          const count = () => (++pictures > 60 ? resolve() : requestAnimationFrame(count))
          count()
        }),
    )
    await frame.evaluate(() => window.filmCamera.load('sit-and-reach'))
    await expect(question).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 28_000 })
  return question
}

test('every word after a fall is readable from the floor, and one tap calls for help', async ({ page }) => {
  test.setTimeout(150_000)
  await giveFilmCamera(page, ['squat', 'sit-and-reach'])
  await rememberPerson(page)
  await page.goto('/assessment/workout-preview')
  await comeToSquats(page)
  const frame = await playerFrame(page)
  await frame.getByRole('button', { name: playerWords.screens.camera.use }).click()
  await frame.evaluate(() => window.filmCamera.load('squat'))
  await expect(frame.getByText('Sit back, then stand tall')).toBeVisible({ timeout: 45_000 })

  const question = await fall(frame)
  const answers = ['I’m all right', 'I need a moment', 'I am hurt'].map(name =>
    frame.getByRole('button', { name }),
  )
  const screens = [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]
  for (const viewport of screens) {
    await page.setViewportSize(viewport)
    expect(await fontPixels(question)).toBeGreaterThanOrEqual(smallestPixelsFromAfar)
    for (const words of [question, ...answers]) await expect(words).toBeInViewport({ ratio: 1 })
  }
  await expect(frame.getByText(/count/i)).toHaveCount(0)
  await expect(frame.getByText('This phone is calling out for help.', { exact: false })).toBeVisible({
    timeout: 15_000,
  })

  await frame.getByRole('button', { name: stageWords.screens.nearFall.hurt }).click()
  const call = frame.getByRole('link', { name: `Call ${emergencyNumber}` })
  await expect(call).toHaveAttribute('href', `tel:${emergencyNumber}`)
  await expect(call).toHaveAttribute('target', '_top')
  for (const viewport of screens) {
    await page.setViewportSize(viewport)
    await expect(call).toBeInViewport({ ratio: 1 })
    const number = call.getByText(emergencyNumber, { exact: true })
    for (const words of [frame.getByRole('heading', { name: stageWords.nearFall.hurtTitle }), number]) {
      await expect(words).toBeInViewport({ ratio: 1 })
      expect(await fontPixels(words)).toBeGreaterThanOrEqual(smallestPixelsFromAfar)
    }
  }

  await frame.getByRole('button', { name: stageWords.screens.nearFall.better }).click()
  await expect(page.getByRole('heading', { name: afterMovementWords.unwell.heading })).toBeVisible()
  await expect(page.getByText('That looked like a fall.', { exact: false })).toBeVisible()
  await expect(page.locator('main [data-plate]')).toHaveAttribute('data-plate', 'rest')
})

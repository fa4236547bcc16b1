import { expect } from '@playwright/test'
import { giveFilmCamera } from './camera/film-camera.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { test } from './steps/frugal-test.ts'
import { rememberPerson } from './steps/known-report.ts'
import { playerFrame } from './steps/player.ts'
import { feelWell } from './steps/safety.ts'
import { afterMovementWords, playerWords, stageWords, workoutWords } from './steps/words.ts'

test('axe objects to nothing on the stage: before a movement, on leaving, and at rest', async ({ page }) => {
  test.setTimeout(120_000)
  await rememberPerson(page)
  await giveFilmCamera(page, ['stance'])
  await page.goto('/assessment/workout')
  await feelWell(page)
  const ready = page.getByRole('button', { name: 'I’m ready' })
  await expect(ready).toBeEnabled({ timeout: 60_000 })
  await expectAccessible(page, 'before a movement')
  await page.getByRole('button', { name: workoutWords.leave.press }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'leaving')
  await page.getByRole('button', { name: 'Stay' }).click()

  await ready.click()
  const player = await playerFrame(page)
  await player.getByRole('button', { name: playerWords.screens.camera.use }).click()
  await player.evaluate(() => window.filmCamera.load('stance'))
  await player.getByRole('button', { name: stageWords.screens.moving.stop }).click({ timeout: 45_000 })
  await player.getByRole('button', { name: /without/i }).click()
  await expect(page.getByText('Single-leg stance is left out for now.')).toBeVisible()
  await expectAccessible(page, 'rest')
  await page.getByRole('button', { name: afterMovementWords.unwell.press }).click()
  await expect(page.getByRole('heading', { name: afterMovementWords.unwell.heading })).toBeVisible()
  await expectAccessible(page, 'not feeling well')
})

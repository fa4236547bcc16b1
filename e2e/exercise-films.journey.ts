import { expect, test } from '@playwright/test'
import { googleOrigin } from './playwright.config.ts'
import { ownFilmWords, serviceFilm } from './steps/exercise-films.ts'
import { rememberPerson } from './steps/known-report.ts'
import { shellWords, workoutPreviewWords } from './steps/words.ts'

test('a deployment’s film, still and sentence replace Etta’s, and a video service is contacted only on a press', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://films.example.org/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>the film</p>' })
  })
  await rememberPerson(page)
  await page.goto(`${googleOrigin}/assessment/workout-preview`)

  const squat = page.getByRole('button', { name: /Squat/ })
  await expect(squat.locator('img')).toHaveJSProperty('complete', true)
  await expect(squat.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await squat.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(ownFilmWords)).toBeVisible()
  await expect(sheet.locator('video')).toHaveAttribute('src', '/exercise-films/squat.mp4')
  await expect
    .poll(() => sheet.locator('video').evaluate((film: HTMLVideoElement) => film.duration))
    .toBeGreaterThan(1)
  await sheet.getByRole('button', { name: shellWords.buttons.close }).click()

  await page.getByRole('button', { name: /Toe touch/ }).click()
  await expect(sheet.getByText('films.example.org, which will see that you watch it')).toBeVisible()
  expect(asked).toEqual([])
  await sheet.getByRole('button', { name: workoutPreviewWords.film.show }).click()
  await expect(sheet.frameLocator('iframe').getByText('the film')).toBeVisible()
  expect(asked).toEqual([serviceFilm])
})
